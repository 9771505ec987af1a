import Foundation
import ObjectiveC
import Stubs

/// What views tell assistive technology of how they're read.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility-protocol>.
extension UIView {
  /// The description of an action's result, as a text with attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      Stub.accessibilityReading.tell(if: newValue?.hasAttributes == true)
    }
  }

  /// The value, as a text with attributes.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      Stub.accessibilityReading.tell(if: newValue?.hasAttributes == true)
    }
  }

  /// The outline of the view on the screen; assistive technology gets its bounds.
  public var accessibilityPath: UIBezierPath? {
    get { AccessibilityReading.association[self]?.path }
    set {
      AccessibilityReading.of(self).path = newValue
      if let newValue { accessibilityFrame = newValue.bounds }
    }
  }

  /// Ways to go through some of the elements in the view.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityReading.association[self]?.rotors }
    set {
      AccessibilityReading.of(self).rotors = newValue
      Stub.accessibilityRotors.tell(if: newValue?.isEmpty == false)
    }
  }

  /// How people go through the elements in the view.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityReading.association[self]?.navigation ?? .automatic }
    set {
      AccessibilityReading.of(self).navigation = newValue
      Stub.accessibilityReading.tell(if: newValue != .automatic)
    }
  }

  /// What the view with elements in it is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityReading.association[self]?.container ?? .none }
    set {
      AccessibilityReading.of(self).container = newValue
      Stub.accessibilityReading.tell(if: newValue != .none)
    }
  }

  /// Whether the view's colors stay as they are where the device inverts all others, as it never does.
  public var accessibilityIgnoresInvertColors: Bool {
    get { AccessibilityReading.association[self]?.keepsColors ?? false }
    set { AccessibilityReading.of(self).keepsColors = newValue }
  }
}

/// What is kept of how a view is read.
@MainActor
private final class AccessibilityReading {
  var path: UIBezierPath?
  var rotors: [UIAccessibilityCustomRotor]?
  var navigation = UIAccessibilityNavigationStyle.automatic
  var container = UIAccessibilityContainerType.none
  var keepsColors = false

  static let association = Association<AccessibilityReading>()

  static func of(_ view: UIView) -> AccessibilityReading {
    association.value(of: view, orMake: AccessibilityReading())
  }
}
