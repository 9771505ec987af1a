/// The plural categories of the Unicode CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Returns the category of a number in a language.
  init(_ number: Double, language: String) {
    let code = String(language.prefix { $0.isLetter })
    guard number.isFinite, number.magnitude < 1e15, number == number.rounded() else {
      self = code == "fr" && number.magnitude < 2 ? .one : .other
      return
    }
    let count = Int(number.magnitude)
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": self = .other
    case "fr", "hy": self = count < 2 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs": self = Self.eastSlavic(count)
    case "pl": self = Self.polish(count)
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "ar": self = Self.arabic(count)
    case "he": self = count == 1 ? .one : count == 2 ? .two : .other
    case "lt": self = Self.lithuanian(count)
    default: self = count == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ count: Int) -> PluralCategory {
    let (ones, tens) = (count % 10, count % 100)
    if ones == 1, tens != 11 { return .one }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
  }

  private static func polish(_ count: Int) -> PluralCategory {
    if count == 1 { return .one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? .few : .many
  }

  private static func arabic(_ count: Int) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case _ where (3...10).contains(count % 100): .few
    case _ where count % 100 >= 11: .many
    default: .other
    }
  }

  private static func lithuanian(_ count: Int) -> PluralCategory {
    if (11...19).contains(count % 100) { return .other }
    return count % 10 == 1 ? .one : count % 10 >= 2 ? .few : .other
  }
}
