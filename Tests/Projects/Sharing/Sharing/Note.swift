import UIKit

/// Shows the shared number on its own screen.
class Note: UIActivity {
  private let screen = UIViewController()

  override var activityType: UIActivity.ActivityType? { return .init("dev.quince.Note") }
  override var activityTitle: String? { return "Note" }
  override var activityViewController: UIViewController? { return screen }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    return activityItems.contains { $0 is Int }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    let number = activityItems.compactMap { $0 as? Int }.first ?? 0
    let button = UIButton(type: .system)
    button.setTitle("Forget \(number)", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 150, height: 44)
    button.addTarget(self, action: #selector(forget), for: .touchUpInside)
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(button)
  }

  @objc func forget() {
    activityDidFinish(false)
  }
}
