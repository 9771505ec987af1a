import Foundation

/// The selectable dates of a date picker, and the calendar and language in which it's displayed.
struct DatePickerSettings {
  var mode = UIDatePicker.Mode.dateAndTime
  /// The calendar, which includes the time zone.
  var calendar = Calendar.current
  /// The language and formats of text.
  var locale = Locale.current
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var roundsToInterval = true
  /// The color of the wheels' rows.
  var textColor = SystemDesign.current.dates.wheels.textColor

  /// Sets the calendar, and the settings that replace its locale and time zone.
  ///
  /// A calendar that was created with only its identifier has a locale without a language, in which
  /// months have no names.
  mutating func take(_ calendar: Calendar, _ locale: Locale?, _ timeZone: TimeZone?) {
    let own = calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    self.calendar = calendar
    self.locale = locale ?? own ?? .current
    self.calendar.locale = self.locale
    if let timeZone { self.calendar.timeZone = timeZone }
  }

  /// The selectable dates.
  ///
  /// If the minimum is later than the maximum, all dates are selectable.
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

  /// Returns the date, rounded down to the minutes that the wheel shows.
  func roundedDown(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let extra = minute % minuteInterval
    guard extra > 0 else { return date }
    return calendar.date(byAdding: .minute, value: -extra, to: date) ?? date
  }

  /// Returns whether any moment within a calendar unit, such as a day, can be selected.
  func mayChoose(_ unit: Calendar.Component, of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return false }
    let range = range
    return interval.end > range.lowerBound && interval.start <= range.upperBound
  }

  /// Whether the language uses a 12-hour clock with names for the halves of the day.
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

  /// Returns the text for a date's day.
  func dayText(_ date: Date) -> String {
    styled(.medium, .none).string(from: date)
  }

  /// Returns the text for a date's time.
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
