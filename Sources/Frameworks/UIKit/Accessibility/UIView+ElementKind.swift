import DeviceProtocol

extension UIView {
  /// Returns the type of an accessible view in UI tests, as determined by its traits, or the given
  /// type if they don't determine one.
  func elementKind(otherwise kind: ElementKind) -> ElementKind {
    isAccessibilityElement ? accessibilityTraits.elementKind ?? kind : kind
  }

  /// Sets the view's type in UI tests and its state, based on its traits.
  final func describeState(_ element: inout ScreenElement) {
    element.kind = elementKind
    let traits = UIAccessibilityTraits(rawValue: element.traits)
    if traits.contains(.selected) { element.isSelected = true }
    if traits.contains(.notEnabled) { element.isEnabled = false }
  }
}
