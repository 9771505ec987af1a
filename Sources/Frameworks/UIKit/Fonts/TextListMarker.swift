/// The marker of a list's items, with the symbol or number that replaces the keyword.
struct TextListMarker {
  private static let symbols = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25A0}",
  ]

  private static let numbers: [String: @Sendable (Int) -> String] = [
    "decimal": { String($0) },
    "octal": { String($0, radix: 8) },
    "lower-hexadecimal": { String($0, radix: 16) },
    "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
    "lower-alpha": { letters($0) },
    "upper-alpha": { letters($0).uppercased() },
    "lower-latin": { letters($0) },
    "upper-latin": { letters($0).uppercased() },
    "lower-roman": { roman($0) },
    "upper-roman": { roman($0).uppercased() },
  ]

  private static let numerals = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  private let prefix: String
  private let symbol: String
  private let suffix: String
  /// The text of a number, or `nil` if all items have the same symbol.
  let number: (@Sendable (Int) -> String)?

  /// Creates a marker, or returns `nil` if the format contains no known keyword.
  init?(_ format: NSTextList.MarkerFormat) {
    guard let match = format.rawValue.firstMatch(of: /\{([a-z-]+)\}/) else { return nil }
    let keyword = String(match.1)
    number = Self.numbers[keyword]
    guard number != nil || Self.symbols[keyword] != nil else { return nil }
    symbol = Self.symbols[keyword] ?? ""
    prefix = String(format.rawValue[..<match.range.lowerBound])
    suffix = String(format.rawValue[match.range.upperBound...])
  }

  /// Returns the marker of an item.
  func text(for number: Int) -> String {
    prefix + (self.number?(number) ?? symbol) + suffix
  }

  /// Returns a number in letters: a to z, and then aa, ab, and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    var rest = number
    var text = ""
    for (value, numeral) in numerals {
      text += String(repeating: numeral, count: rest / value)
      rest %= value
    }
    return text
  }
}
