import Foundation

/// The limits for an attribute's values, which validation checks.
struct AttributeLimits {
  /// The smallest value, the earliest date, or the shortest length, as text.
  var minimum: String?
  /// The largest value, the latest date, or the greatest length, as text.
  var maximum: String?
  /// A regular expression that text must match.
  var pattern: String?

  /// Returns the error code for a value that exceeds a limit, or `nil` if it doesn't.
  func fault(of value: Any) -> Int? {
    switch value {
    case let text as String: fault(ofText: text)
    case let date as Date:
      fault(
        of: date.timeIntervalSinceReferenceDate, NSValidationDateTooSoonError,
        NSValidationDateTooLateError)
    case let number as NSNumber:
      fault(
        of: number.doubleValue, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
    default: nil
    }
  }

  private func fault(ofText text: String) -> Int? {
    let length = Double(text.utf16.count)
    if let fault = fault(
      of: length, NSValidationStringTooShortError, NSValidationStringTooLongError)
    {
      return fault
    }
    guard let pattern else { return nil }
    let found = text.range(of: pattern, options: .regularExpression)
    return found == text.startIndex..<text.endIndex
      ? nil : NSValidationStringPatternMatchingError
  }

  private func fault(of number: Double, _ tooSmall: Int, _ tooLarge: Int) -> Int? {
    if let minimum = minimum.flatMap(Double.init), number < minimum { return tooSmall }
    if let maximum = maximum.flatMap(Double.init), number > maximum { return tooLarge }
    return nil
  }
}
