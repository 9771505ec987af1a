import Foundation

/// The component that a date picker's wheel changes.
enum DateColumn {
  case hour, minute, dayPeriod
  case day, month, year
  /// A day with its weekday.
  case weekday
  /// Hours and minutes of a duration.
  case hours, minutes

  /// Returns the columns for a mode, in the order of the language.
  static func columns(_ settings: DatePickerSettings, isMirrored: Bool) -> [DateColumn] {
    switch settings.mode {
    case .time: time(settings, isMirrored: isMirrored)
    case .date: ordered(settings.pattern("yMMMMd"), isMirrored: isMirrored)
    case .yearAndMonth: ordered(settings.pattern("yMMMM"), isMirrored: isMirrored)
    case .countDownTimer: [.hours, .minutes]
    case .dateAndTime:
      isMirrored
        ? time(settings, isMirrored: true) + [.weekday]
        : [.weekday] + time(settings, isMirrored: false)
    }
  }

  private static func time(_ settings: DatePickerSettings, isMirrored: Bool) -> [DateColumn] {
    let pattern = settings.pattern("jm")
    guard let period = pattern.firstIndex(of: "a") else { return [.hour, .minute] }
    let isFirst = pattern.firstIndex { "hHkK".contains($0) }.map { period < $0 } ?? false
    return isFirst != isMirrored ? [.dayPeriod, .hour, .minute] : [.hour, .minute, .dayPeriod]
  }

  /// Returns the columns in the order in which their letters occur in a date pattern.
  private static func ordered(_ pattern: String, isMirrored: Bool) -> [DateColumn] {
    let letters: [(letters: String, column: DateColumn)] = [
      ("d", .day), ("ML", .month), ("yurU", .year),
    ]
    let found = letters.compactMap { letters, column in
      pattern.firstIndex { letters.contains($0) }.map { (place: $0, column: column) }
    }
    let columns = found.sorted { $0.place < $1.place }.map(\.column)
    return isMirrored ? columns.reversed() : columns
  }

  /// Whether the rows repeat after the last one.
  var isEndless: Bool {
    switch self {
    case .hour, .minute, .minutes, .day, .month: true
    default: false
    }
  }

  /// The share of the wheels' width.
  var width: CGFloat {
    let look = SystemDesign.current.dates.wheels
    return switch self {
    case .weekday: look.weekdayWidth
    case .month: look.monthWidth
    case .year: look.yearWidth
    case .hours, .minutes: look.durationWidth
    default: look.shortWidth
    }
  }
}
