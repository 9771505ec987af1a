/// The sizes of text that a user can set.
package enum ContentSize {
  private static let prefix = "UICTContentSizeCategory"

  /// Apple's name of the size on a new device.
  package static let standard = prefix + "L"

  /// The sizes from the smallest to the largest, without the prefix of Apple's names.
  package static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]

  /// All sizes by Apple's names.
  static let categories = Set(names.map { prefix + $0 })

  /// Apple's name of a size; `largest` is the largest.
  static func category(named name: String) -> String? {
    if name == "largest" { return names.last.map { prefix + $0 } }
    return names.contains(name) ? prefix + name : nil
  }
}
