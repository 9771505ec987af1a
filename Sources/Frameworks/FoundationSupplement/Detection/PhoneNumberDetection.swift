import Foundation

/// Finds phone numbers with 7 to 15 digits, in groups or with a country code.
struct PhoneNumberDetection: Detection {
  private static let expression = NSRegularExpression(
    known:
      #"(?<![\w./,+-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?(?:\d{7,12}|\d{2,5}(?:[ .-]\d{2,8}){0,4})(?![\w/]|[.,]\d)"#
  )

  func matches(in text: NSString, range: NSRange) -> [DetectedText] {
    Self.expression.matches(in: text as String, range: range).compactMap { match in
      let number = text.substring(with: match.range)
      return Self.isPhoneNumber(number)
        ? DetectedText(.phoneNumber(number), range: match.range) : nil
    }
  }

  private static func isPhoneNumber(_ number: String) -> Bool {
    let digits = number.count { $0.isNumber }
    let isDate = number.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
    guard (7...15).contains(digits), !isDate else { return false }
    let isGrouped = number.contains { " .-(".contains($0) }
    return isGrouped || number.hasPrefix("+") || digits == 7 || digits == 10 || digits == 11
  }
}
