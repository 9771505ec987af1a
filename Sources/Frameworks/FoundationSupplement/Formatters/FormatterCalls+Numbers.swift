import Foundation

extension FormatterCalls {
  /// Sets the minimum number of digits after the decimal point, and raises the maximum if
  /// necessary.
  package static func setMinimumFractionDigits(_ digits: Int, of formatter: NumberFormatter) {
    formatter.minimumFractionDigits = digits
    if formatter.maximumFractionDigits < digits { formatter.maximumFractionDigits = digits }
  }

  /// Sets the maximum number of digits after the decimal point, and lowers the minimum if
  /// necessary.
  package static func setMaximumFractionDigits(_ digits: Int, of formatter: NumberFormatter) {
    formatter.maximumFractionDigits = digits
    if formatter.minimumFractionDigits > digits { formatter.minimumFractionDigits = digits }
  }

  /// Returns the minimum number of digits after the decimal point.
  package static func minimumFractionDigits(of formatter: NumberFormatter) -> Int {
    formatter.minimumFractionDigits
  }

  /// Returns the maximum number of digits after the decimal point.
  package static func maximumFractionDigits(of formatter: NumberFormatter) -> Int {
    formatter.maximumFractionDigits
  }

  /// Returns the number that a string represents.
  ///
  /// Returns `nil` if just the start of the string is a number, which Foundation accepts, or if the
  /// formatter doesn't allow the number.
  package static func number(from text: String, by formatter: NumberFormatter) -> NSNumber? {
    guard let number = formatter.number(from: text), NumberText(text, formatter).isWholeNumber,
      formatter.allowsFloats || !text.contains(formatter.decimalSeparator ?? "."),
      formatter.minimum.map({ number.compare($0) != .orderedAscending }) ?? true,
      formatter.maximum.map({ number.compare($0) != .orderedDescending }) ?? true
    else { return nil }
    return formatter.generatesDecimalNumbers ? NSDecimalNumber(string: "\(number)") : number
  }
}
