import UIKit

/// A stop, which can't be created without its number.
class StopViewController: UIViewController {
  let number: Int
  let field = UITextField()
  let state = UILabel()
  private var seen = Date(timeIntervalSince1970: 0)

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Stop \(number)"
    let activity = NSUserActivity(activityType: SceneDelegate.activityType)
    activity.title = title
    activity.needsSave = true
    userActivity = activity
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Remark"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "remark"
    field.addTarget(self, action: #selector(edited), for: .editingChanged)
    state.accessibilityIdentifier = "state"
    let hint = UILabel()
    hint.text = "About stop \(number)"
    let stack = UIStackView(arrangedSubviews: [hint, field, state])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @objc private func edited() {
    userActivity?.needsSave = true
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: [
      "number": number, "remark": field.text ?? "", "seen": seen,
      "parts": ["page": URL(string: "https://example.com/\(number)")!, "open": true],
    ])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    loadViewIfNeeded()
    let parts = activity.userInfo?["parts"] as? [AnyHashable: Any]
    guard parts?["open"] as? Bool == true,
      (parts?["page"] as? URL)?.lastPathComponent == "\(number)",
      activity.userInfo?["seen"] as? Date == seen
    else { return }
    field.text = activity.userInfo?["remark"] as? String
  }
}
