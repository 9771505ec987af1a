/// A type that provides screenshots.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding>.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Takes a screenshot of the current screen.
  func screenshot() -> XCUIScreenshot
}
