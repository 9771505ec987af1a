import UIKit

/// Alerts, and announcements for assistive technologies.
class MessagesViewController: UIViewController {
  private let state = UILabel()
  private let late = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.text = "No answer"
    state.accessibilityIdentifier = "answer"
    late.text = "What matters"
    let buttons = [
      button("Ask", #selector(ask)), button("Choose", #selector(choose)),
      button("Tell", #selector(tell)), button("Announce", #selector(announce)),
      button("Point", #selector(point)),
    ]
    let stack = UIStackView(arrangedSubviews: [state] + buttons + [late])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.frame = CGRect(x: 16, y: 80, width: 300, height: 360)
    view.addSubview(stack)
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc func ask() {
    let alert = UIAlertController(
      title: "Your name?", message: "It is kept nowhere.", preferredStyle: .alert)
    alert.addTextField { $0.accessibilityLabel = "First name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.answer("Cancel") })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        self.answer(alert.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  @objc func choose() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { _ in self.answer(title) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.answer("Cancel") })
    present(sheet, animated: true)
  }

  @objc func tell() {
    let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.answer("OK") })
    present(alert, animated: true)
  }

  @objc func announce() {
    UIAccessibility.post(notification: .announcement, argument: "Three messages")
  }

  @objc func point() {
    UIAccessibility.post(notification: .layoutChanged, argument: late)
  }

  private func answer(_ text: String) { state.text = "Answer: \(text)" }
}
