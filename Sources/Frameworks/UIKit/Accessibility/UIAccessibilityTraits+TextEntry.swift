extension UIAccessibilityTraits {
  /// The trait of text that can be edited, which Apple's API keeps to itself.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
}
