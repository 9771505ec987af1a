import UIKit

/// Stores, registers, and removes defaults, both in the app's own domain and in a suite.
class DefaultsViewController: UIViewController {
  private let values = UILabel()
  private let suite = UserDefaults(suiteName: "group.dev.quince.LifeCycle")
  private var wasTold = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    values.accessibilityIdentifier = "values"
    values.frame = CGRect(x: 20, y: 80, width: 350, height: 44)
    view.addSubview(values)
    let actions: [(String, Selector)] = [
      ("register", #selector(register)), ("store", #selector(store)), ("reset", #selector(reset)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 130 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(defaultsChanged), name: UserDefaults.didChangeNotification,
      object: UserDefaults.standard)
    showValues()
  }

  private func showValues() {
    let standard = UserDefaults.standard
    let texts = [
      standard.string(forKey: "registered"), standard.string(forKey: "own"),
      suite?.string(forKey: "shared"), wasTold ? "told" : nil,
    ]
    values.text = texts.map { $0 ?? "-" }.joined(separator: " ")
  }

  @objc private func register() {
    UserDefaults.standard.register(defaults: ["registered": "volatile", "own": "volatile"])
    showValues()
  }

  @objc private func store() {
    UserDefaults.standard.set("kept", forKey: "own")
    suite?.set("kept", forKey: "shared")
    showValues()
  }

  @objc private func reset() {
    UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? "")
    showValues()
  }

  @objc private func defaultsChanged() {
    wasTold = true
    showValues()
  }
}
