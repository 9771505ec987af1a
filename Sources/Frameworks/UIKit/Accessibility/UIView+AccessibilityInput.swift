import Foundation
import Stubs

/// What views tell assistive technology of how people use them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility-protocol>.
extension UIView {
  /// The label of the view as a text with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityLabel = newValue?.string
      Stub.accessibilityLabelAttributes.tell(if: newValue?.hasAttributes == true)
    }
  }

  /// Whether the view answers when people use it.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityInput.association[self]?.responds ?? isUserInteractionEnabled }
    set {
      AccessibilityInput.of(self).responds = newValue
      Stub.accessibilityResponds.tell()
    }
  }

  /// The words by which people say that they mean the view, the most likely ones first.
  public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityInput.association[self]?.labels ?? accessibilityLabel.map { [$0] } ?? [] }
    set {
      AccessibilityInput.of(self).labels = newValue
      Stub.accessibilityInputLabels.tell(if: newValue?.isEmpty == false)
    }
  }
}

/// What is kept of how people use a view.
@MainActor
private final class AccessibilityInput {
  var responds: Bool?
  var labels: [String]?

  static let association = Association<AccessibilityInput>()

  static func of(_ view: UIView) -> AccessibilityInput {
    association.value(of: view, orMake: AccessibilityInput())
  }
}
