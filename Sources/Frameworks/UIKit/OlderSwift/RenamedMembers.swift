import UIKitCore

extension UIView {
  /// The name of `bringSubviewToFront(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `children` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of `removeFromParent()` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The name of `isMovingToParent` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// The name of `isMovingFromParent` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The name of `setOverrideTraitCollection(_:forChild:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "setOverrideTraitCollection(_:forChild:)")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }
}

extension NSUnderlineStyle {
  /// The name of an empty underline style in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "NSUnderlineStyle(rawValue:)")
  public static let styleNone = NSUnderlineStyle([])

  /// The name of `single` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static let styleSingle = NSUnderlineStyle.single

  /// The name of `thick` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static let styleThick = NSUnderlineStyle.thick

  /// The name of `double` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static let styleDouble = NSUnderlineStyle.double
}

extension RunLoop.Mode {
  /// The name of `default` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static let defaultRunLoopMode = RunLoop.Mode.default

  /// The name of `common` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static let commonModes = RunLoop.Mode.common

  /// The name of `RunLoop.Mode.tracking` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "tracking")
  public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

extension UITableViewCell.StateMask {
  /// The name of `showingEditControl` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "showingEditControl")
  public static let showingEditControlMask = showingEditControl

  /// The name of `showingDeleteConfirmation` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "showingDeleteConfirmation")
  public static let showingDeleteConfirmationMask = showingDeleteConfirmation
}

extension UIActivityIndicatorView {
  /// The name of `UIActivityIndicatorView(style:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The name of `style` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}
