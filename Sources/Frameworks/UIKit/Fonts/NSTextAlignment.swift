/// The alignment of the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextalignment>.
public enum NSTextAlignment: Int, Sendable {
  /// Text is aligned to the left.
  case left = 0
  /// Text is centered.
  case center = 1
  /// Text is aligned to the right.
  case right = 2
  /// Text is justified.
  case justified = 3
  /// Text is aligned to the side where the writing direction starts.
  case natural = 4
}

/// The line break mode.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslinebreakmode>.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The end of the line isn't shown.
  case byClipping = 2
  /// An ellipsis replaces the start of the line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle = 5
}

/// The direction of writing.
///
/// Follows <https://developer.apple.com/documentation/uikit/nswritingdirection>.
public enum NSWritingDirection: Int, Sendable {
  /// The natural direction of the text's characters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The styles of underlines and strikethroughs.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsunderlinestyle>.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// The lines are drawn only for words, not for spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
