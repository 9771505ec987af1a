import Foundation
import Stubs

extension UIView {
  /// Takes the text of a label with attributes.
  func takeAccessibilityLabel(_ label: NSAttributedString?) {
    accessibilityLabel = label?.string
    Stub.accessibilityLabelAttributes.tell(if: label?.hasAttributes == true)
  }

  /// Takes the text of a hint with attributes.
  func takeAccessibilityHint(_ hint: NSAttributedString?) {
    accessibilityHint = hint?.string
    Stub.accessibilityReading.tell(if: hint?.hasAttributes == true)
  }

  /// Takes the text of a value with attributes.
  func takeAccessibilityValue(_ value: NSAttributedString?) {
    accessibilityValue = value?.string
    Stub.accessibilityReading.tell(if: value?.hasAttributes == true)
  }
}
