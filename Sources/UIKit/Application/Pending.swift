import DeviceProtocol
import Foundation

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {}
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) { super.init() }
  open func instantiate(withOwner: Any?) -> [Any] { [] }
}
@preconcurrency @MainActor open class UIScrollView: UIView {}
@preconcurrency @MainActor open class UIBarItem: NSObject { public var title: String? }
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem { case done, edit }
  public init(systemItem: SystemItem, primaryAction: UIAction?) { super.init() }
}
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  func deviceDidChange(to text: String?) {}
}
@MainActor final class KeyboardController {
  static let shared = KeyboardController()
  func firstResponderDidChange(to responder: UIResponder?) {}
  func handle(_ press: KeyPress) {}
  func handle(_ entry: TextEntry) {}
}
@preconcurrency @MainActor open class UIImage: NSObject {}
@preconcurrency @MainActor open class UINavigationBar: UIView {
  func itemDidChange(_ item: UINavigationItem) {}
}
@preconcurrency @MainActor open class UINavigationBarAppearance: NSObject {}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) { super.init() }
}
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  func toolbarItemsDidChange(of: UIViewController, animated: Bool) {}
}
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  func tabBarItemDidChange(of: UIViewController) {}
}
@MainActor enum FrameworkClasses { static func register() {} }
extension UIViewController { func decodeBars(_ coder: StoryboardCoder) {} }
extension StoryboardScene {
  var storyboard: UIStoryboard? { nil }
  func loadView(of controller: UIViewController) -> Bool { false }
  func performSegue(withIdentifier: String, from: UIViewController, sender: Any?) {}
}
extension UIView { func safeAreaOfControllerDidChange() {}; func deviceTraitsDidChange() {} }
extension UITraitCollection { convenience init(of: DeviceConfiguration) { self.init() } }
