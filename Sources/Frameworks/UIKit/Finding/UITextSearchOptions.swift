/// The options for finding text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions>.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The way that words match.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum>.
  public enum WordMatchMethod: Int, Sendable {
    /// They contain the search text.
    case contains
    /// They start with it.
    case startsWith
    /// They're it.
    case fullWord
  }

  /// The way that words match.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options for comparing letters.
  open private(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  override init() {
    super.init()
  }
}
