/// The text sizes that a user can choose.
package enum ContentSize {
  private static let prefix = "UICTContentSizeCategory"

  /// Apple's name for the text size on a new device.
  package static let standard = prefix + "L"

  /// The sizes from the smallest to the largest, without the prefix of Apple's names.
  package static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]

  /// All sizes, as Apple's names.
  static let categories = Set(names.map { prefix + $0 })

  /// Returns Apple's name for a size.
  ///
  /// `largest` refers to the largest size.
  static func category(named name: String) -> String? {
    if name == "largest" { return names.last.map { prefix + $0 } }
    return names.contains(name) ? prefix + name : nil
  }
}
