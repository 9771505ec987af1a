/// The properties of text that an accessibility audit checks.
package struct TextLegibility: OptionSet, Codable, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Some of the text doesn't fit.
  package static let isClipped = TextLegibility(rawValue: 1 << 0)
  /// The text doesn't grow when the user chooses a larger text size.
  package static let isOfFixedSize = TextLegibility(rawValue: 1 << 1)
  /// The text is large: 18 points or more, or 14 if it's bold.
  package static let isLarge = TextLegibility(rawValue: 1 << 2)
}
