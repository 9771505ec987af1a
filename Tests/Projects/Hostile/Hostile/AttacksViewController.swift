import UIKit

/// Attempts things that an app must not be able to do, and shows the result next to each.
class AttacksViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Attack", for: .normal)
    button.addTarget(self, action: #selector(attack), for: .touchUpInside)
    stack.axis = .vertical
    stack.addArrangedSubview(button)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    Orders.given.begin()
  }

  @objc func attack() {
    for attempt in Attempt.all {
      let label = UILabel()
      label.font = .systemFont(ofSize: 11)
      label.accessibilityIdentifier = attempt.name
      label.text = attempt.outcome
      stack.addArrangedSubview(label)
    }
  }
}
