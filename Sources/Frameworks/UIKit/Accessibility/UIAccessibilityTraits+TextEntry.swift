extension UIAccessibilityTraits {
  /// The trait of editable text, which isn't part of Apple's public API.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
}
