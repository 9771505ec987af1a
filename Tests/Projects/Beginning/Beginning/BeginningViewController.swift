import UIKit

/// Shows the device that the app runs on, and how often it has been launched.
class BeginningViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    let seconds = Date().timeIntervalSince(beginning)
    let lines = [
      "Launch \(launches)", "\(Int(UIScreen.main.bounds.width)) points wide",
      traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light",
      seconds < 1 ? "Begun just now" : "Begun \(seconds) s ago",
    ]
    let labels = lines.map { line in
      let label = UILabel()
      label.text = line
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
