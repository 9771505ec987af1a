import Foundation

/// A string that starts with a number, as parsed by a formatter.
struct NumberText {
  private var rest: Substring
  private let formatter: NumberFormatter

  init(_ text: String, _ formatter: NumberFormatter) {
    rest = text[...]
    self.formatter = formatter
  }

  /// Whether there's no other text after the number.
  var isWholeNumber: Bool {
    if formatter.isLenient || isInWords { return true }
    var text = self
    return text.readNumber()
  }

  private var isInWords: Bool { [.spellOut, .ordinal].contains(formatter.numberStyle) }

  private mutating func readNumber() -> Bool {
    skipAffixes()
    if rest.isEmpty { return true }
    readDigits(grouped: formatter.usesGroupingSeparator)
    if read(anyOf: [formatter.decimalSeparator, formatter.currencyDecimalSeparator]) {
      readDigits(grouped: false)
    }
    if read(anyOf: [formatter.exponentSymbol]) {
      _ = read(anyOf: [formatter.minusSign, formatter.plusSign])
      readDigits(grouped: false)
    }
    return rest.isEmpty
  }

  /// Skips signs, symbols, and white space at both ends.
  private mutating func skipAffixes() {
    let affixes = affixes
    while let affix = affixes.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(affix.count)
    }
    while let affix = affixes.first(where: { rest.hasSuffix($0) }) {
      rest = rest.dropLast(affix.count)
    }
  }

  /// The text allowed before and after the digits.
  private var affixes: [String] {
    let all: [String?] = [
      formatter.positivePrefix, formatter.negativePrefix, formatter.positiveSuffix,
      formatter.negativeSuffix, formatter.plusSign, formatter.minusSign, "-",
      formatter.currencySymbol, formatter.currencyCode, formatter.percentSymbol,
      formatter.perMillSymbol, formatter.notANumberSymbol, formatter.positiveInfinitySymbol, " ",
      "\u{A0}", "\u{202F}",
    ]
    return all.compactMap(\.self).filter { !$0.isEmpty }
  }

  private mutating func readDigits(grouped: Bool) {
    let groupings = [formatter.groupingSeparator, formatter.currencyGroupingSeparator]
    while let first = rest.first {
      if first.isWholeNumber {
        rest.removeFirst()
      } else if !grouped || !read(anyOf: groupings) {
        return
      }
    }
  }

  private mutating func read(anyOf texts: [String?]) -> Bool {
    for case let text? in texts where !text.isEmpty && rest.hasPrefix(text) {
      rest = rest.dropFirst(text.count)
      return true
    }
    return false
  }
}
