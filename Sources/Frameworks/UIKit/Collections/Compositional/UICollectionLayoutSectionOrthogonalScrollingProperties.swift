import Foundation

/// The properties of bouncing and stopping in a section that scrolls separately.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// The rates of deceleration.
  public enum DecelerationRate: Sendable {
    /// The rate that suits how the section scrolls.
    case automatic
    /// The rate of scroll views.
    case normal
    /// A fast rate.
    case fast
  }

  /// The ways in which a section bounces.
  public enum Bounce: Sendable {
    /// The behavior of the layout.
    case automatic
    /// Even if its content fits.
    case always
    /// Not at all.
    case never
  }

  /// How quickly scrolling comes to rest.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section bounces at its ends.
  open var bounce = Bounce.automatic

  /// Returns a copy of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
