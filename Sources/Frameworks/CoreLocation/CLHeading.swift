import Foundation

/// Where the device points.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clheading>.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from true north.
  open var trueHeading: CLLocationDirection { -1 }
  /// How exact it is, in degrees; negative where it isn't known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When it was known.
  public let timestamp = Date()

  override init() {
    super.init()
  }
}
