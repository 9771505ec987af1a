/// A color of a new color set.
package struct AssetColor: Sendable, Equatable {
  private let components: [UInt8]

  /// Reads a color such as `#E01A4F`.
  /// - Throws: `Invalid` if the text isn't a number with six hexadecimal digits.
  package init(_ text: String) throws {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { throw Invalid(text: text) }
    components = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The value in the set's list of colors.
  var entry: [String: Any] {
    let names = ["red", "green", "blue"]
    var values: [String: String] = ["alpha": "1.000"]
    for (name, component) in zip(names, components) {
      let digits = String(component, radix: 16, uppercase: true)
      values[name] = "0x" + (digits.count < 2 ? "0" : "") + digits
    }
    return ["color": ["color-space": "srgb", "components": values], "idiom": "universal"]
  }

  /// Returns the value in the set's list for an appearance.
  func entry(in luminosity: String) -> [String: Any] {
    entry.merging(["appearances": AssetSet.appearances(luminosity)]) { $1 }
  }

  /// An error for a text that isn't a color.
  package struct Invalid: Error, CustomStringConvertible {
    let text: String

    /// The text, and an example.
    package var description: String {
      "Invalid color “\(text)”: use a hexadecimal value, such as “#E01A4F”."
    }
  }
}
