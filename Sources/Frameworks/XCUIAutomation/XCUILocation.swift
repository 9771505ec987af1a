import CoreLocation
import Foundation

/// A location that a test sets for the device.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuilocation>.
@preconcurrency @MainActor
public class XCUILocation: NSObject {
  /// The location.
  public let location: CLLocation

  /// Creates a location for the device.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}
