import UIKit

/// Makes common calls in a group for each button, and shows the results of each group.
class CallsViewController: UIViewController {
  private let result = UILabel()

  private var groups: [(String, () -> String)] {
    [
      ("defaults", DefaultsCalls.run), ("observers", ObserverCalls.run),
      ("imported", ImportedCalls.run), ("images", ImageCalls.run),
      ("undo", UndoCalls.run), ("files", FileCalls.run), ("queues", QueueCalls.run),
      ("values", ValueCalls.run),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    result.accessibilityIdentifier = "result"
    result.numberOfLines = 0
    result.frame = CGRect(x: 20, y: 60, width: 350, height: 150)
    view.addSubview(result)
    for (index, (title, run)) in groups.enumerated() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in self?.result.text = run() })
      button.frame = CGRect(x: 20, y: 220 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
  }
}
