import Foundation

/// The system of the device.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuisystem>.
@preconcurrency @MainActor
public class XCUISystem: NSObject {
  override init() {}

  /// Opens a URL in the app under test.
  public func open(_ url: URL) {
    _ = AutomationFailure.performing("open \(url)") {
      try AutomationDoor.perform(.open(url: url.absoluteString, app: nil))
    }
  }
}
