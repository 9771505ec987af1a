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
      Stub.accessibilityLabelAttributes.tell(if: newValue.map(Self.hasAttributes) ?? false)
    }
  }

  private static func hasAttributes(_ text: NSAttributedString) -> Bool {
    text.length > 0 && !text.attributes(at: 0, effectiveRange: nil).isEmpty
  }

  /// Whether the view answers when people use it.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityInput.existing(of: self)?.responds ?? isUserInteractionEnabled }
    set {
      AccessibilityInput.of(self).responds = newValue
      Stub.accessibilityResponds.tell()
    }
  }

  /// The words by which people say that they mean the view, the most likely ones first.
  public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityInput.existing(of: self)?.labels ?? accessibilityLabel.map { [$0] } ?? [] }
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

  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func existing(of view: UIView) -> AccessibilityInput? {
    objc_getAssociatedObject(view, key) as? AccessibilityInput
  }

  static func of(_ view: UIView) -> AccessibilityInput {
    if let existing = existing(of: view) { return existing }
    let input = AccessibilityInput()
    objc_setAssociatedObject(view, key, input, .OBJC_ASSOCIATION_RETAIN)
    return input
  }
}
