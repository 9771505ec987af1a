import Foundation

/// An element, and those in it, at a moment.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot>.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements in it.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes of the element and its descendants.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
