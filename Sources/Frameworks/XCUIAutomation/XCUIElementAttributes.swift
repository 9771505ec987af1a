import UIKit

/// The attributes of an element.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes>.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The rectangle in points of the screen.
  var frame: CGRect { get }
  /// The element's value.
  var value: Any? { get }
  /// The title; empty on iOS.
  var title: String { get }
  /// The element's name for assistive technologies.
  var label: String { get }
  /// The kind of element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element takes touches.
  var isEnabled: Bool { get }
  /// The horizontal size class of the element's environment.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class of the surroundings.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The text that's shown while there's no other.
  var placeholderValue: String? { get }
  /// Whether the element is chosen.
  var isSelected: Bool { get }
  /// Whether the element is the focused one.
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// The groups of screens by the space that they offer.
  public typealias SizeClass = UIUserInterfaceSizeClass

  /// The names of an element's attributes.
  ///
  /// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielement/attributename>.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `identifier`.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// `frame`.
    public static let frame = AttributeName(rawValue: "frame")
    /// `value`.
    public static let value = AttributeName(rawValue: "value")
    /// `title`.
    public static let title = AttributeName(rawValue: "title")
    /// `label`.
    public static let label = AttributeName(rawValue: "label")
    /// `elementType`.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// `enabled`.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// `horizontalSizeClass`.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// `verticalSizeClass`.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
    /// `placeholderValue`.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// `selected`.
    public static let selected = AttributeName(rawValue: "selected")
    /// `hasFocus`.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// `children`.
    public static let children = AttributeName(rawValue: "children")
  }
}
