import UIKit

class LifeViewController: UIViewController {
  private let log = UILabel()
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    AppDelegate.events.append("loaded")
    view.backgroundColor = .systemBackground
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    count.accessibilityIdentifier = "count"
    let show = UIButton(type: .system)
    show.setTitle("show", for: .normal)
    show.addTarget(self, action: #selector(showEvents), for: .touchUpInside)
    let add = UIButton(
      type: .system,
      primaryAction: UIAction(title: "add") { [weak self] _ in
        UserDefaults.standard.set(
          UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
        self?.showCount()
      })
    let later = UIButton(type: .system)
    later.setTitle("later", for: .normal)
    later.addTarget(self, action: #selector(performLater), for: .touchUpInside)
    let defaults = UIButton(type: .system)
    defaults.setTitle("defaults", for: .normal)
    defaults.addTarget(self, action: #selector(showDefaults), for: .touchUpInside)
    for (index, subview) in [show, add, later, defaults, count, log].enumerated() {
      subview.frame = CGRect(x: 20, y: 80 + 50 * index, width: 350, height: index == 5 ? 300 : 44)
      view.addSubview(subview)
    }
    showCount()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    AppDelegate.events.append("appears")
  }

  private func showCount() {
    let defaults = UserDefaults.standard
    count.text = "\(defaults.integer(forKey: "count")) \(defaults.string(forKey: "end") ?? "-")"
  }

  @objc private func showEvents() {
    log.text = AppDelegate.events.joined(separator: ", ")
    AppDelegate.events = []
  }

  @objc private func showDefaults() {
    present(DefaultsViewController(), animated: true)
  }

  @objc private func performLater() {
    perform(#selector(note(_:)), with: "performed", afterDelay: 5)
    Timer.scheduledTimer(
      timeInterval: 0.05, target: self, selector: #selector(timerFired(_:)), userInfo: "fired",
      repeats: false)
  }

  @objc private func note(_ text: String) {
    count.text = text
  }

  @objc private func timerFired(_ timer: Timer) {
    count.text = timer.userInfo as? String
  }
}
