import Foundation
import Synchronization

extension FormatterCalls {
  private static let integerDigits = Mutex(
    NSMapTable<NumberFormatter, NSNumber>.weakToStrongObjects())

  /// Sets the minimum number of digits before the decimal point.
  package static func setMinimumIntegerDigits(_ digits: Int, of formatter: NumberFormatter) {
    formatter.minimumIntegerDigits = digits
    integerDigits.withLock { $0.setObject(NSNumber(value: digits), forKey: formatter) }
  }

  /// Returns the minimum number of digits before the decimal point, which is 0 without a style or a
  /// format.
  package static func minimumIntegerDigits(of formatter: NumberFormatter) -> Int {
    if let digits = integerDigits.withLock({ $0.object(forKey: formatter)?.intValue }) {
      return digits
    }
    guard formatter.numberStyle == .none, integerPart(ofFormatOf: formatter) == plainIntegerPart
    else { return formatter.minimumIntegerDigits }
    return 0
  }

  /// The part before the decimal point in the format of formatters without a style.
  private static let plainIntegerPart = integerPart(ofFormatOf: NumberFormatter())

  private static func integerPart(ofFormatOf formatter: NumberFormatter) -> Substring {
    (formatter.positiveFormat ?? "").prefix { $0 != "." }
  }

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
