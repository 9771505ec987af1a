import CoreLocation
import Foundation

/// A place that a test puts the device at.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuilocation>.
@preconcurrency @MainActor
public class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Makes a place for the device.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}
