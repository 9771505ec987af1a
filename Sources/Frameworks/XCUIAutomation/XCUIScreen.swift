import Foundation

/// A screen of the device.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiscreen>.
@preconcurrency @MainActor
public class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The device's own screen.
  public static let main = XCUIScreen()

  /// All screens.
  public static var screens: [XCUIScreen] { [main] }

  private override init() {}

  /// Takes a screenshot of the current screen.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot.take(of: nil) }
}
