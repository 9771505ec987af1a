/// The options for finding text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions>.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The methods for matching words.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum>.
  public enum WordMatchMethod: Int, Sendable {
    /// Words that contain the search text match.
    case contains
    /// Words that start with the search text match.
    case startsWith
    /// Words that are equal to the search text match.
    case fullWord
  }

  /// The method for matching words.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options for comparing letters.
  open private(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  override init() {
    super.init()
  }
}
