extension UISplitViewController {
  /// Whether a split view controller shows several columns.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment>.
  @available(IOS26 )
  public enum LayoutEnvironment: Int, Sendable {
    /// There's no split view controller.
    case none = 0
    /// There's space for several columns.
    case expanded = 1
    /// There's space for only one column.
    case collapsed = 2
  }
}

/// The trait for whether the surrounding split view controller shows several columns.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uitraitsplitviewcontrollerlayoutenvironment>.
@available(IOS26 )
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UIMutableTraits {
  /// Whether the surrounding split view controller shows several columns.
  @available(IOS26 )
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// Whether the surrounding split view controller shows several columns.
  @available(IOS26 )
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
