import Foundation
import Testing

@testable import FoundationSupplement

/// The enumeration of words and sentences.
struct TextSegmentTests {
  private let text = "I can't wait. Really? 3.5 naïve 🙂 cafés"
  private let byWords = NSString.EnumerationOptions(rawValue: 3)
  private let bySentences = NSString.EnumerationOptions(rawValue: 4)

  private func parts(
    _ options: NSString.EnumerationOptions, in range: Range<String.Index>? = nil
  ) -> [String] {
    var parts: [String] = []
    let range = range ?? text.startIndex..<text.endIndex
    TextCalls.enumerateSubstrings(of: text, in: range, options: options) { part, place, _, _ in
      #expect(part == String(text[place]))
      parts.append(part ?? "")
    }
    return parts
  }

  @Test func wordsHaveLettersOrDigits() {
    let words = ["I", "can't", "wait", "Really", "3.5", "naïve", "cafés"]
    #expect(parts(byWords) == words)
    #expect(parts([byWords, .reverse]) == words.reversed())
    #expect(parts(byWords, in: text.range(of: "t wait. R")!) == ["t", "wait", "R"])
  }

  @Test func sentencesEndWithTheSpaceBehindThem() {
    #expect(parts(bySentences) == ["I can't wait. ", "Really? ", "3.5 naïve 🙂 cafés"])
  }

  @Test func wordsOfAnNSStringAreInItsUnits() {
    let text = "🙂 two words" as NSString
    var places: [NSRange] = []
    var enclosing: [NSRange] = []
    TextCalls.enumerateSubstrings(
      of: text, in: NSRange(location: 3, length: 9), options: [byWords, .substringNotRequired]
    ) { part, place, around, stop in
      #expect(part == nil)
      places.append(place)
      enclosing.append(around)
    }
    #expect(places == [NSRange(location: 3, length: 3), NSRange(location: 7, length: 5)])
    #expect(enclosing == [NSRange(location: 3, length: 4), NSRange(location: 7, length: 5)])
  }
}
