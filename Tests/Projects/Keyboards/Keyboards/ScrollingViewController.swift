import UIKit

/// A field in a scroll view whose drags dismiss the keyboard, and a bar that stays above the keyboard.
class ScrollingViewController: UIViewController {
  private let mode: UIScrollView.KeyboardDismissMode
  private let log = UILabel()
  private var events: [String] = []

  init(mode: UIScrollView.KeyboardDismissMode) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: view.bounds.width, height: 2000)
    scroll.keyboardDismissMode = mode
    view.addSubview(scroll)
    log.frame = CGRect(x: 16, y: 10, width: 340, height: 20)
    log.accessibilityIdentifier = "log"
    scroll.addSubview(log)
    let field = UITextField(frame: CGRect(x: 16, y: 40, width: 340, height: 34))
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "scrolled"
    scroll.addSubview(field)
    addBar()
    observe(UIResponder.keyboardWillShowNotification, "will show")
    observe(UIResponder.keyboardDidShowNotification, "did show")
    observe(UIResponder.keyboardWillHideNotification, "will hide")
    observe(UIResponder.keyboardDidHideNotification, "did hide")
  }

  private func addBar() {
    let bar = UILabel()
    bar.text = "Bar"
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .systemGreen
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  private func observe(_ name: NSNotification.Name, _ event: String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.note(event) }
    }
  }

  private func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }
}
