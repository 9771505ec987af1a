import Foundation

/// The rows of one wheel in a date picker, with their number, their text, and the dates that they
/// select.
struct DateColumnRows {
  private static let mostYears = 10_000
  private static let daysEitherWay = 10_000
  private static let repetitions = 100

  let column: DateColumn
  private let settings: DatePickerSettings
  private let formatter: DateFormatter
  /// The day in the middle of a wheel of days.
  private let middleDay: Date

  init(_ column: DateColumn, settings: DatePickerSettings, around date: Date) {
    self.column = column
    self.settings = settings
    formatter = settings.formatter(column == .weekday ? "EEEMMMd" : "y")
    switch column {
    case .month: formatter.dateFormat = "LLLL"
    case .day: formatter.dateFormat = settings.pattern("d")
    case .hour: formatter.dateFormat = settings.hasDayPeriods ? "h" : "HH"
    case .dayPeriod: formatter.dateFormat = "a"
    default: break
    }
    middleDay = settings.calendar.startOfDay(for: date)
  }

  private var calendar: Calendar { settings.calendar }

  /// The number of different values.
  var valueCount: Int {
    switch column {
    case .hour, .hours: 24
    case .minute, .minutes: 60 / settings.minuteInterval
    case .dayPeriod: 2
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .year: Self.mostYears
    case .weekday: 2 * Self.daysEitherWay + 1
    }
  }

  /// The number of rows, which includes the repetitions of an endless wheel.
  var count: Int { column.isEndless ? valueCount * (2 * Self.repetitions + 1) : valueCount }

  /// Returns a range of rows around a row that contains each value once.
  func cycle(around row: Int) -> Range<Int>? {
    guard column.isEndless else { return nil }
    let length = column == .hour && settings.hasDayPeriods ? 12 : valueCount
    let first = row / length * length
    return first..<first + length
  }

  /// Returns the row with a value that's closest to another row.
  func row(ofValue value: Int, near row: Int) -> Int {
    guard column.isEndless else { return value }
    let half = valueCount / 2
    var delta = (value - row) % valueCount
    if delta > half { delta -= valueCount }
    if delta < -half { delta += valueCount }
    let nearest = row + delta
    return (0..<count).contains(nearest) ? nearest : middleRow(ofValue: value)
  }

  /// Returns the row with a value in the center of an endless wheel.
  func middleRow(ofValue value: Int) -> Int {
    column.isEndless ? value + Self.repetitions * valueCount : value
  }

  func value(ofRow row: Int) -> Int { row % valueCount }

  // MARK: Dates

  /// Returns the value that corresponds to a date.
  func value(of date: Date) -> Int {
    switch column {
    case .hour: calendar.component(.hour, from: date)
    case .minute: calendar.component(.minute, from: date) / settings.minuteInterval
    case .dayPeriod: calendar.component(.hour, from: date) / 12
    case .day: calendar.component(.day, from: date) - 1
    case .month: calendar.component(.month, from: date) - 1
    case .year: calendar.component(.year, from: date) - 1
    case .weekday: offset(of: date) + Self.daysEitherWay
    case .hours, .minutes: 0
    }
  }

  private func offset(of date: Date) -> Int {
    let day = calendar.startOfDay(for: date)
    return calendar.dateComponents([.day], from: middleDay, to: day).day ?? 0
  }

  /// Returns whether a date is one of the days in the wheel.
  func holds(_ date: Date) -> Bool {
    column != .weekday || offset(of: date).magnitude < Self.daysEitherWay - 100
  }

  /// Returns the date that results from turning the wheel to a value.
  func date(_ date: Date, turnedTo value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .hour: parts.hour = value
    case .minute: parts.minute = value * settings.minuteInterval
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .day: parts.day = value + 1
    case .month: parts.month = value + 1
    case .year: parts.year = value + 1
    case .weekday:
      let day = calendar.date(byAdding: .day, value: value - Self.daysEitherWay, to: middleDay)
      let ymd = calendar.dateComponents([.era, .year, .month, .day], from: day ?? middleDay)
      (parts.era, parts.year) = (ymd.era, ymd.year)
      (parts.month, parts.day) = (ymd.month, ymd.day)
    case .hours, .minutes: break
    }
    return calendar.date(from: withDayOfMonth(parts)) ?? date
  }

  /// Returns the date components with the last day of the month if the month doesn't have the day.
  private func withDayOfMonth(_ parts: DateComponents) -> DateComponents {
    var parts = parts
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month), let day = parts.day
    {
      parts.day = min(day, days.upperBound - 1)
    }
    return parts
  }

  /// Returns whether a value can be selected while the other wheels don't change.
  func mayChoose(_ value: Int, with date: Date) -> Bool {
    switch column {
    case .hours, .minutes: return true
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date)
      guard days?.contains(value + 1) != false else { return false }
      return settings.mayChoose(.day, of: self.date(date, turnedTo: value))
    case .weekday: return settings.mayChoose(.day, of: self.date(date, turnedTo: value))
    case .month: return settings.mayChoose(.month, of: self.date(date, turnedTo: value))
    case .year: return settings.mayChoose(.year, of: self.date(date, turnedTo: value))
    case .hour: return settings.mayChoose(.hour, of: self.date(date, turnedTo: value))
    case .minute: return settings.mayChoose(.minute, of: self.date(date, turnedTo: value))
    case .dayPeriod: return true
    }
  }

  // MARK: Texts

  /// Returns the text of a value.
  func text(ofValue value: Int) -> String {
    switch column {
    case .minute: String(format: "%02d", locale: settings.locale, value * settings.minuteInterval)
    case .minutes: String(format: "%d", locale: settings.locale, value * settings.minuteInterval)
    case .hours: String(format: "%d", locale: settings.locale, value)
    case .weekday: weekdayText(value)
    case .dayPeriod: value == 0 ? calendar.amSymbol : calendar.pmSymbol
    default: formatter.string(from: sample(value))
    }
  }

  /// Returns a date with a value, in a month with the maximum number of days and on a day that has
  /// all hours.
  private func sample(_ value: Int) -> Date {
    var parts = DateComponents(year: 2001, month: 1, day: 1, hour: 0)
    switch column {
    case .hour: parts.hour = value
    case .day: parts.day = value + 1
    case .month: parts.month = value + 1
    case .year: parts.year = value + 1
    default: break
    }
    return calendar.date(from: parts) ?? middleDay
  }

  private func weekdayText(_ value: Int) -> String {
    let offset = value - Self.daysEitherWay
    let day = calendar.date(byAdding: .day, value: offset, to: middleDay) ?? middleDay
    return calendar.isDateInToday(day) ? "Today" : formatter.string(from: day)
  }
}
