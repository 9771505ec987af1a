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
    /// The rate that suits the scrolling behavior of the section.
    case automatic
    /// The normal rate of scroll views.
    case normal
    /// A fast rate.
    case fast
  }

  /// The ways in which a section bounces.
  public enum Bounce: Sendable {
    /// The behavior of the layout.
    case automatic
    /// The section bounces even if its content fits.
    case always
    /// The section never bounces.
    case never
  }

  /// The rate at which scrolling decelerates.
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
