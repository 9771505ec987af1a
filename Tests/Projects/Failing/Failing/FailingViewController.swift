import UIKit

/// Buttons that select the time at which the app fails.
class FailingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let now: [(String, () -> Void)] = [
      ("Crash", { fatalError("at once") }),
      (
        "Crash soon",
        { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fatalError("a second later") } }
      ),
      ("Loop", { while true {} }),
    ]
    let later = ["launch loop", "launch wait", "background", "end"].map { (moment: String) in
      ("Fail: \(moment)", { UserDefaults.standard.set(moment, forKey: "moment") })
    }
    let raise = (
      "Raise", { NSException(name: .rangeException, reason: "beyond the end").raise() }
    )
    for (index, (title, action)) in (now + later + [raise]).enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 20, y: 80 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
  }
}
