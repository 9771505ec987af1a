import Foundation

/// The view controller of a tab bar's More tab, which shows a list of view controllers and the
/// selected one.
///
/// If a navigation controller is selected, its stack moves here while it's shown, because a
/// navigation controller can't be pushed.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  /// The view controller that the user chose from the list.
  private(set) var displayed: UIViewController?
  /// The view controllers at the bottom of the stack that belong to another navigation controller.
  private var borrowed: [UIViewController] = []
  /// A closure that's called with a view controller that's no longer shown here.
  var takeBack: ((UIViewController) -> Void)?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.didAppear = { [unowned self] in giveBack() }
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view controller of the list, or only the list.
  func display(_ controller: UIViewController?, animated: Bool) {
    guard controller !== displayed else { return }
    if displayed != nil {
      borrowed = Array(viewControllers.dropFirst())
      setViewControllers([list], animated: false)
      giveBack()
    }
    guard let controller else { return }
    displayed = controller
    if let navigation = controller as? UINavigationController {
      borrowed = navigation.viewControllers
      navigation.lentRoot = borrowed.first
      navigation.setViewControllers([], animated: false)
      setViewControllers([list] + borrowed, animated: animated)
    } else {
      setViewControllers([list, controller], animated: animated)
    }
  }

  /// Returns the view controller that's no longer shown.
  private func giveBack() {
    guard let displayed else { return }
    self.displayed = nil
    if let navigation = displayed as? UINavigationController {
      navigation.setViewControllers(borrowed, animated: false)
      navigation.lentRoot = nil
    } else {
      takeBack?(displayed)
    }
    borrowed = []
  }
}
