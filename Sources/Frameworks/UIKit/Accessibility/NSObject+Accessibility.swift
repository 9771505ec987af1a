import Foundation
import Stubs

/// An object that can have an accessibility label.
///
/// Views and elements store the label themselves. For other objects, it's stored separately.
public protocol _UIAccessibilityDescribed: AnyObject {}

extension NSObject: _UIAccessibilityDescribed {}

/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel>.
extension _UIAccessibilityDescribed where Self: NSObject {
  /// A short label that identifies the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { AccessibilityTexts.text(of: self, \.label) ?? (self as? UIImage)?.symbolLabel }
    set { AccessibilityTexts.set(newValue, of: self, \.label) }
  }

  /// A short description of the result of an action on the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { AccessibilityTexts.text(of: self, \.hint) }
    set { AccessibilityTexts.set(newValue, of: self, \.hint) }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { AccessibilityTexts.text(of: self, \.value) }
    set { AccessibilityTexts.set(newValue, of: self, \.value) }
  }

  /// A string that tests use to identify the object.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityTexts.text(of: self, \.identifier) }
    set { AccessibilityTexts.set(newValue, of: self, \.identifier) }
  }
}

/// The accessibility strings of an object.
@MainActor
private final class AccessibilityTexts {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?

  private static let association = Association<AccessibilityTexts>()

  static func text(of object: NSObject, _ path: KeyPath<AccessibilityTexts, String?>) -> String? {
    association[object]?[keyPath: path]
  }

  static func set(
    _ text: String?, of object: NSObject,
    _ path: ReferenceWritableKeyPath<AccessibilityTexts, String?>
  ) {
    // On iOS, an identifier has no effect, either.
    Stub.accessibilityOfObjects.report(if: text != nil && path != \.identifier)
    association.value(of: object, orMake: AccessibilityTexts())[keyPath: path] = text
  }
}
