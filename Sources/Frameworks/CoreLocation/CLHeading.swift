import Foundation

/// The direction in which the device points.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clheading>.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The heading in degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The heading in degrees from true north.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy in degrees, or a negative value if it isn't known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time at which the heading was determined.
  public let timestamp = Date()

  override init() {
    super.init()
  }
}
