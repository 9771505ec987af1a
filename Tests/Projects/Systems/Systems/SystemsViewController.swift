import UIKit

/// Shows everything that depends on the device's system.
class SystemsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      label("device", UIDevice.current.systemVersion),
      label("process", process),
      label("condition", condition),
      label("member", member()),
      label("type", "\(Bars.all)"),
      label("module", module),
      label("panel", panel),
      label("corners", corners),
      label("margins", "\(UIView().layoutMargins.top) \(view.layoutMargins.left)"),
      label("launches", "\(countLaunch())"),
    ])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 335, height: 300)
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  private func label(_ name: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = name
    return label
  }

  private var panel: String {
    guard #available(iOS 26, *) else { return "none" }
    let panel = GlassPanel()
    panel.frame = CGRect(x: 20, y: 420, width: 335, height: 60)
    view.addSubview(panel)
    return "glass \(panel.effectiveRadius(corner: .topLeft))"
  }

  private var corners: String {
    var configuration: UIButton.Configuration
    if #available(iOS 26.0, *) {
      configuration = .glass()
    } else {
      configuration = .filled()
    }
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 40)
    button.makeCapsule()
    view.addSubview(button)
    return "\(button.layer.cornerRadius)"
  }

  @available(iOS 26.0, *)
  override func updateProperties() {
    super.updateProperties()
    title = "Updated"
  }

  private var process: String {
    let info = ProcessInfo.processInfo
    let version = info.operatingSystemVersion
    let isNew = info.isOperatingSystemAtLeast(
      OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0))
    return "\(version.majorVersion).\(version.minorVersion) \(isNew)"
  }

  private var condition: String {
    if #available(iOS 27.3, *) { return neverDeclared() }
    if #available(iOS 27, *) { return "27" }
    guard #available(iOS 26.0, *) else { return "before 26" }
    return "26"
  }

  private func member() -> String {
    if #unavailable(iOS 26) { return "old" }
    if #available(iOS 26, *) { return fromNewer() }
    return "neither"
  }

  @available(iOS 26, *)
  private func fromNewer() -> String { "new" }

  @available(iOS 28, *)
  private func fromNewest() -> NeverDeclared { NeverDeclared() }

  private var module: String {
    #if canImport(UIKit, _version: 9127.0.85)
      return "27"
    #elseif canImport(UIKit, _version: 9000)
      return "26"
    #else
      return "before 26"
    #endif
  }

  private func countLaunch() -> Int {
    let count = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(count, forKey: "launches")
    UserDefaults.standard.synchronize()
    print("launch \(count) on \(UIDevice.current.systemVersion)")
    return count
  }
}
