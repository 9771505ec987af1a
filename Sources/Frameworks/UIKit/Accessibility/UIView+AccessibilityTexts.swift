import Foundation
import Stubs

extension UIView {
  /// Sets the label to the text of an attributed label.
  func takeAccessibilityLabel(_ label: NSAttributedString?) {
    accessibilityLabel = label?.string
    Stub.accessibilityLabelAttributes.report(if: label?.hasAttributes == true)
  }

  /// Sets the hint to the text of an attributed hint.
  func takeAccessibilityHint(_ hint: NSAttributedString?) {
    accessibilityHint = hint?.string
    Stub.accessibilityReading.report(if: hint?.hasAttributes == true)
  }

  /// Sets the value to the text of an attributed value.
  func takeAccessibilityValue(_ value: NSAttributedString?) {
    accessibilityValue = value?.string
    Stub.accessibilityReading.report(if: value?.hasAttributes == true)
  }
}
