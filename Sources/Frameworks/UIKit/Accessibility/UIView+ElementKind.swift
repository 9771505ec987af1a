import DeviceProtocol

extension UIView {
  /// The type that the traits of an accessible view give it in UI tests, or else another one.
  func elementKind(otherwise kind: ElementKind) -> ElementKind {
    isAccessibilityElement ? accessibilityTraits.elementKind ?? kind : kind
  }
}
