import Foundation

/// The state of an element and its descendants at a point in time.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot>.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The child elements.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes of the element and its descendants.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
