import UIKit

/// The form of the values of a page's field for dates or times.
struct WebDateForm {
  let mode: UIDatePicker.Mode
  let style: UIDatePickerStyle
  private let formatter = DateFormatter()

  /// Creates the form of a field with a type, as in `<input type>`.
  init?(_ type: String) {
    let format: String
    switch type {
    case "date": (mode, style, format) = (.date, .inline, "yyyy-MM-dd")
    case "time": (mode, style, format) = (.time, .wheels, "HH:mm")
    case "datetime-local": (mode, style, format) = (.dateAndTime, .inline, "yyyy-MM-dd'T'HH:mm")
    case "month": (mode, style, format) = (.yearAndMonth, .wheels, "yyyy-MM")
    default: return nil
    }
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .current
    formatter.dateFormat = format
  }

  /// Returns the date with a value, or `nil` if it has another form.
  func date(_ value: String?) -> Date? {
    value.flatMap { formatter.date(from: $0) }
  }

  /// Returns the value of a date.
  func value(_ date: Date) -> String { formatter.string(from: date) }
}
