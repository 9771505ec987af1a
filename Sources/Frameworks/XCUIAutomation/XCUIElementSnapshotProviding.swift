/// What can be looked at as it is at a moment.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding>.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// The element, and those in it, as they are now.
  /// - Throws: where there is no such element.
  func snapshot() throws -> any XCUIElementSnapshot
}
