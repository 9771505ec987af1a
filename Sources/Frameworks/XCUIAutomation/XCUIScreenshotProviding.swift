/// What a picture can be taken of.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding>.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// A picture of what is on the screen now.
  func screenshot() -> XCUIScreenshot
}
