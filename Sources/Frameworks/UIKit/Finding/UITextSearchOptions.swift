/// How to find words.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions>.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// How words match.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum>.
  public enum WordMatchMethod: Int, Sendable {
    /// They contain what is looked for.
    case contains
    /// They begin with it.
    case startsWith
    /// They are it.
    case fullWord
  }

  /// How words match.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// Which letters count as the same.
  open private(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  override init() {
    super.init()
  }
}
