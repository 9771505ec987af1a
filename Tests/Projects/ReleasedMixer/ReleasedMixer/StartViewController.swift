import UIKit

/// Pushes the color mixer, and shows whether it was released.
class StartViewController: UIViewController {
  private let log = UILabel()
  private weak var mixer: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    log.frame = CGRect(x: 20, y: 150, width: 350, height: 44)
    view.addSubview(log)
    for (index, (title, action)) in [
      ("mix", #selector(mix)), ("erase", #selector(erase)), ("look", #selector(look)),
    ].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 200 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
  }

  @objc private func mix() {
    guard
      let mixer = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    else { return }
    self.mixer = mixer
    navigationController?.pushViewController(mixer, animated: true)
  }

  @objc private func erase() {
    UserDefaults.standard.removeObject(forKey: "TextValues")
  }

  @objc private func look() {
    let center = NotificationCenter.default
    let isSaved = UserDefaults.standard.object(forKey: "TextValues") != nil
    log.text =
      "\(mixer == nil ? "released" : "alive"), \(center.added) added, \(center.removed) removed, "
      + (isSaved ? "saved" : "not saved")
  }
}
