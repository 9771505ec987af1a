import UIKitCore

extension UIPageViewController {
  /// The styles of the transition between pages.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum>.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl around a spine.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The directions in which pages turn.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum>.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages turn horizontally.
    case horizontal
    /// Pages turn vertically.
    case vertical
  }

  /// The directions of navigation.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection>.
  public enum NavigationDirection: Int, Sendable {
    /// To later pages.
    case forward
    /// To earlier pages.
    case reverse
  }

  /// The locations of the spine around which pages curl.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum>.
  public enum SpineLocation: Int, Sendable {
    /// There's no spine.
    case none
    /// The spine is on the left or at the top.
    case min
    /// The spine is in the middle, between two pages.
    case mid
    /// The spine is on the right or at the bottom.
    case max
  }

  /// An option for creating a page view controller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The location of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
