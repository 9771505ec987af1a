import Combine
import UIKit

final class SignUpViewController: UIViewController {
  private let model: SignUpModel
  private let name = UITextField()
  private let email = UITextField()
  private let password = UITextField()
  private let availability = UILabel()
  private let problem = UILabel()
  private let changes = UILabel()
  private let state = UILabel()
  private let session = UILabel()
  private let terms = UILabel()
  private let button = UIButton(type: .system)
  private let finished = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(model: SignUpModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) isn't used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    bindFields()
    bindLabels()
    bindButton()
    TermsLoader().text()
      .sink { [weak self] in self?.terms.text = $0 }
      .store(in: &subscriptions)
  }

  private func layOut() {
    for (field, placeholder) in [(name, "Name"), (email, "E-mail"), (password, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.accessibilityIdentifier = placeholder
    }
    let labels = [
      (availability, "availability"), (problem, "problem"), (changes, "changes"),
      (state, "state"), (session, "session"), (terms, "terms"),
    ]
    for (label, identifier) in labels { label.accessibilityIdentifier = identifier }
    button.setTitle("Sign Up", for: .normal)
    let stack = UIStackView(
      arrangedSubviews: [name, availability, email, password, problem, button, state, changes]
        + [session, terms])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func texts(of field: UITextField) -> AnyPublisher<String, Never> {
    NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: field)
      .compactMap { ($0.object as? UITextField)?.text }
      .eraseToAnyPublisher()
  }

  private func bindFields() {
    texts(of: name).assign(to: \.name, on: model).store(in: &subscriptions)
    texts(of: email).assign(to: \.email, on: model).store(in: &subscriptions)
    texts(of: password).assign(to: &model.$password)
  }

  private func bindLabels() {
    model.$availability
      .map { Optional($0) }
      .assign(to: \.text, on: availability)
      .store(in: &subscriptions)
    model.objectWillChange
      .receive(on: DispatchQueue.main)
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] in self?.changes.text = "\($0) changes" }
      .store(in: &subscriptions)
    Publishers.CombineLatest3(model.$name, model.$email, model.$password)
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.problem.text = self?.model.problem ?? "Everything is fine" }
      .store(in: &subscriptions)
  }

  private func bindButton() {
    model.$name.combineLatest(model.$email, model.$password) { name, email, password in
      !name.isEmpty && email.contains("@") && password.count >= 6
    }
    .removeDuplicates()
    .assign(to: \.isEnabled, on: button)
    .store(in: &subscriptions)
    button.publisher(for: \.isEnabled)
      .map { $0 ? "Ready" : "Not ready" }
      .sink { [weak self] in self?.state.text = $0 }
      .store(in: &subscriptions)
    button.addAction(
      UIAction { [finished, model] _ in finished.send(model.name) }, for: .touchUpInside)
    finished
      .map { name in
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          .scan(0) { seconds, _ in seconds + 1 }
          .prefix(3)
          .prepend(0)
          .map { "\(name) for \($0) s" }
      }
      .switchToLatest()
      .sink { [weak self] in self?.session.text = $0 }
      .store(in: &subscriptions)
  }
}
