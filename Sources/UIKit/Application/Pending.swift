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
@preconcurrency @MainActor open class UINavigationBar: UIView {
  func itemDidChange(_ item: UINavigationItem) {}
}
@preconcurrency @MainActor open class UINavigationBarAppearance: NSObject {}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) { super.init() }
  public required init?(coder: NSCoder) { nil }
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
extension UIView { func safeAreaOfControllerDidChange() {} }
