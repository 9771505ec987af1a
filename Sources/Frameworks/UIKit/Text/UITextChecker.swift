import AppRuntime
import Stubs

/// An object that checks the spelling of words in text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned = LearnedWords()

  /// Creates a checker that ignores no words.
  public override init() {
    super.init()
  }

  /// The languages with an installed dictionary, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  private static func dictionary(_ language: String) -> SpellingDictionary? {
    if SpellingDictionary.languages.isEmpty { Stub.textCheckerDictionary.report() }
    return SpellingDictionary.named(language)
  }

  // MARK: Checking

  /// Returns the range of the first misspelled word.
  ///
  /// If there's none, the location of the range is `NSNotFound`.
  /// - Parameters:
  ///   - range: The part of the text to check.
  ///   - startingOffset: The offset in that range to start from.
  ///   - wrapFlag: Whether to continue from the start of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(language) else { return none }
    let text = stringToCheck as NSString
    let words = SpelledWords.ranges(in: stringToCheck).filter {
      $0.location >= range.location && NSMaxRange($0) <= NSMaxRange(range)
    }
    let later = words.filter { $0.location >= startingOffset }
    let earlier = wrapFlag ? words.filter { $0.location < startingOffset } : []
    return (later + earlier).first { !isAccepted(text.substring(with: $0), dictionary) } ?? none
  }

  private func isAccepted(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    ignored.contains(word) || Self.learned.contains(word)
      || dictionary.isCorrect(word.replacingOccurrences(of: "’", with: "'"))
  }

  /// Returns suggestions for a word, with the most likely first, or `nil` if there are none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard NSMaxRange(range) <= string.utf16.count, let dictionary = Self.dictionary(language) else {
      return nil
    }
    return dictionary.guesses(for: (string as NSString).substring(with: range))
  }

  /// Returns the words that start with a part of the text, or `nil` if there are none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  {
    guard range.length > 0, NSMaxRange(range) <= string.utf16.count,
      let dictionary = Self.dictionary(language)
    else { return nil }
    Stub.textCheckerCompletions.report()
    let start = (string as NSString).substring(with: range)
    return Self.learned.words(startingWith: start) + dictionary.completions(of: start)
  }

  // MARK: Ignored and learned words

  private var ignored: Set<String> = []

  /// Treats a word as correct from now on, but only in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignored.insert(wordToIgnore)
  }

  /// The words that this checker treats as correct.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Treats a word as correct from now on, including after the app is launched again.
  open class func learnWord(_ word: String) {
    learned.insert(word)
  }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Removes a learned word.
  open class func unlearnWord(_ word: String) {
    learned.remove(word)
  }
}
