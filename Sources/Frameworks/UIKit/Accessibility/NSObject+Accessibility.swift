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
  /// Whether the object is an element that assistive technologies can access.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { ObjectAccessibility.of(self)?.isElement ?? false }
    set {
      Stub.accessibilityOfObjects.report(if: newValue)
      ObjectAccessibility.make(for: self).isElement = newValue
    }
  }

  /// The traits that characterize the object.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectAccessibility.of(self)?.traits ?? .none }
    set {
      Stub.accessibilityOfObjects.report(if: newValue != .none)
      ObjectAccessibility.make(for: self).traits = newValue
    }
  }

  /// A short label that identifies the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { ObjectAccessibility.text(of: self, \.label) ?? (self as? UIImage)?.symbolLabel }
    set { ObjectAccessibility.set(newValue, of: self, \.label) }
  }

  /// A short description of the result of an action on the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { ObjectAccessibility.text(of: self, \.hint) }
    set { ObjectAccessibility.set(newValue, of: self, \.hint) }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { ObjectAccessibility.text(of: self, \.value) }
    set { ObjectAccessibility.set(newValue, of: self, \.value) }
  }

  /// A string that tests use to identify the object.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { ObjectAccessibility.text(of: self, \.identifier) }
    set { ObjectAccessibility.set(newValue, of: self, \.identifier) }
  }
}

/// The accessibility properties of an object.
@MainActor
private final class ObjectAccessibility {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var isElement = false
  var traits = UIAccessibilityTraits.none

  private static let association = Association<ObjectAccessibility>()

  static func of(_ object: NSObject) -> ObjectAccessibility? { association[object] }

  static func make(for object: NSObject) -> ObjectAccessibility {
    association.value(of: object, orMake: ObjectAccessibility())
  }

  static func text(of object: NSObject, _ path: KeyPath<ObjectAccessibility, String?>) -> String? {
    of(object)?[keyPath: path]
  }

  static func set(
    _ text: String?, of object: NSObject,
    _ path: ReferenceWritableKeyPath<ObjectAccessibility, String?>
  ) {
    // On iOS, an identifier has no effect, either.
    Stub.accessibilityOfObjects.report(if: text != nil && path != \.identifier)
    make(for: object)[keyPath: path] = text
  }
}
