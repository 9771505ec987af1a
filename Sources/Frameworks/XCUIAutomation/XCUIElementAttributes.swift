import UIKit

/// The attributes of an element.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes>.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The frame in points on the screen.
  var frame: CGRect { get }
  /// The element's value.
  var value: Any? { get }
  /// The title, which is empty on iOS.
  var title: String { get }
  /// The element's name for assistive technologies.
  var label: String { get }
  /// The type of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element handles touches.
  var isEnabled: Bool { get }
  /// The horizontal size class of the element's environment.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class of the element's environment.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder text.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether the element has the focus.
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// The size class of an element's environment.
  public typealias SizeClass = UIUserInterfaceSizeClass

  /// The names of an element's attributes.
  ///
  /// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielement/attributename>.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `identifier` attribute.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The `frame` attribute.
    public static let frame = AttributeName(rawValue: "frame")
    /// The `value` attribute.
    public static let value = AttributeName(rawValue: "value")
    /// The `title` attribute.
    public static let title = AttributeName(rawValue: "title")
    /// The `label` attribute.
    public static let label = AttributeName(rawValue: "label")
    /// The `elementType` attribute.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// The `enabled` attribute.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The `horizontalSizeClass` attribute.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The `verticalSizeClass` attribute.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
    /// The `placeholderValue` attribute.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// The `selected` attribute.
    public static let selected = AttributeName(rawValue: "selected")
    /// The `hasFocus` attribute.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The `children` attribute.
    public static let children = AttributeName(rawValue: "children")
  }
}
