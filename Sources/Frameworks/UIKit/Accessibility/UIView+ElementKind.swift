import DeviceProtocol

extension UIView {
  /// Returns the type that an accessible view has in UI tests because of its traits, or another
  /// type if they don't determine one.
  func elementKind(otherwise kind: ElementKind) -> ElementKind {
    isAccessibilityElement ? accessibilityTraits.elementKind ?? kind : kind
  }

  /// Fills in the view's type in UI tests, and its state according to its traits.
  final func describeState(_ element: inout ScreenElement) {
    element.kind = elementKind
    let traits = UIAccessibilityTraits(rawValue: element.traits)
    if traits.contains(.selected) { element.isSelected = true }
    if traits.contains(.notEnabled) { element.isEnabled = false }
  }
}
