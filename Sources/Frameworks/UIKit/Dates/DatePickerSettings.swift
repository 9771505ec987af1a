import Foundation

/// The selectable dates of a date picker, and the calendar and language in which it's displayed.
struct DatePickerSettings {
  var mode = UIDatePicker.Mode.dateAndTime
  /// The calendar, which has the time zone.
  var calendar = Calendar.current
  /// The language and formats of text.
  var locale = Locale.current
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var roundsToInterval = true
  /// The color of the wheels' rows.
  var textColor = UIColor.label

  /// Adopts a calendar and the settings that replace its own locale and time zone.
  ///
  /// A calendar that was made by its identifier alone has a locale without a language, in which
  /// months have no names.
  mutating func take(_ calendar: Calendar, _ locale: Locale?, _ timeZone: TimeZone?) {
    let own = calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    self.calendar = calendar
    self.locale = locale ?? own ?? .current
    self.calendar.locale = self.locale
    if let timeZone { self.calendar.timeZone = timeZone }
  }

  /// The dates that can be chosen; all are if the first would come after the last.
  var range: ClosedRange<Date> {
    let first = minimum ?? .distantPast
    let last = maximum ?? .distantFuture
    return first <= last ? first...last : .distantPast ... .distantFuture
  }

  /// Returns the nearest selectable date.
  func valid(_ date: Date) -> Date {
    let range = range
    let rounded = roundsToInterval ? roundedDown(date) : date
    return min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Returns the date rounded down to the minutes that the wheel shows.
  func roundedDown(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let extra = minute % minuteInterval
    guard extra > 0 else { return date }
    return calendar.date(byAdding: .minute, value: -extra, to: date) ?? date
  }

  /// Returns whether any moment of a part of the calendar, such as a day, can be selected.
  func mayChoose(_ unit: Calendar.Component, of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return false }
    let range = range
    return interval.end > range.lowerBound && interval.start <= range.upperBound
  }

  /// Whether hours go to 12 and halves of the day have names.
  var hasDayPeriods: Bool { pattern("jm").contains("a") }

  /// Returns the order and punctuation of date components in the language.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Returns a formatter for date components, in the language's order.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern(template)
    return formatter
  }

  /// Returns a date's day in words.
  func dayText(_ date: Date) -> String {
    styled(.medium, .none).string(from: date)
  }

  /// Returns a date's time in words.
  func timeText(_ date: Date) -> String {
    styled(.none, .short).string(from: date)
  }

  private func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
    let formatter = formatter("y")
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}
