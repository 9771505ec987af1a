import Foundation

/// The style of a run of text within a paragraph.
///
/// Follows <https://developer.apple.com/documentation/foundation/inlinepresentationintent>, which
/// Foundation on Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates an intent from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized text, which is usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, which is usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Crossed out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that isn't a line break in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
