/// The units that text is divided into.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextgranularity>.
public enum UITextGranularity: Int, Sendable {
  /// A user-perceived character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line in the layout.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A direction along the stored text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextstoragedirection>.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the start of the text.
  case backward = 1
}

/// A direction on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextlayoutdirection>.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction, with the raw value of a storage or layout direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdirection>.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public var rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a direction along the stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}

/// An object that determines the units of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the end of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is inside a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
