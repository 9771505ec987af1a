import DeviceProtocol

extension UIView {
  /// Returns the type that an accessible view's traits give it in UI tests, or else another one.
  func elementKind(otherwise kind: ElementKind) -> ElementKind {
    isAccessibilityElement ? accessibilityTraits.elementKind ?? kind : kind
  }
}
