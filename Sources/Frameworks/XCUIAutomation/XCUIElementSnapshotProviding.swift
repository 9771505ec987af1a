/// A type that provides snapshots of elements.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding>.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns the current state of the element and its descendants.
  /// - Throws: An error if there's no such element.
  func snapshot() throws -> any XCUIElementSnapshot
}
