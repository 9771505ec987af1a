import UIKit

/// A button, and below it something that shows how often it was tapped.
class CounterViewController: UIViewController {

  private let content: UIView & Counting
  private let button = UIButton(type: .system)
  private var count = 0

  init(content: UIView & Counting) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("CounterViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Change", for: .normal)
    button.accessibilityIdentifier = "change"
    button.addTarget(self, action: #selector(change), for: .touchUpInside)
    for part in [button, content] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      content.topAnchor.constraint(equalTo: button.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  @objc private func change() {
    count += 1
    content.show("count \(count)")
  }
}
