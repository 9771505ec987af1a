import UIKit

/// A screen that shows its own events and those of the others.
class Screen: UIViewController {
  static var events: [String] = []

  private let name: String
  private let log = UILabel()

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }

  private func say(_ event: String) {
    Self.events.append("\(name) \(event)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    say("loaded")
    view.backgroundColor = .systemBackground
    log.numberOfLines = 0
    log.font = .systemFont(ofSize: 12)
    log.accessibilityIdentifier = "log \(name)"
    let stack = UIStackView(arrangedSubviews: [
      button("push", #selector(push)), button("pop", #selector(pop)),
      button("sheet", #selector(sheet)), button("full", #selector(full)),
      button("close", #selector(close)), button("events", #selector(showEvents)),
      button("insets", #selector(showInsets)), log,
    ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = "\(title) \(name)"
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    say("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("disappeared")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    say("turns to \(Int(size.width))")
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.say("turned") }
  }

  deinit {
    Self.events.append("\(name) gone")
  }

  @objc private func push() {
    navigationController?.pushViewController(Screen(name + "+"), animated: true)
  }

  @objc private func pop() {
    navigationController?.popViewController(animated: true)
  }

  @objc private func sheet() {
    present(Screen("Sheet"), animated: true) { Self.events.append("presented") }
  }

  @objc private func full() {
    let screen = Screen("Full")
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }

  @objc private func close() {
    dismiss(animated: true) { Self.events.append("dismissed") }
  }

  @objc private func showEvents() {
    log.text = Self.events.joined(separator: ", ")
    Self.events = []
  }

  @objc private func showInsets() {
    let insets = view.safeAreaInsets
    log.text = "\(Int(insets.top)) \(Int(insets.bottom)) \(Int(view.bounds.height))"
  }
}
