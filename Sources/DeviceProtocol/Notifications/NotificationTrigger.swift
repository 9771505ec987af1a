import Foundation

/// The trigger of a notification.
package enum NotificationTrigger: Codable, Equatable, Sendable {
  /// After a number of seconds, and again and again if it repeats.
  case interval(Double, repeats: Bool)
  /// At each matching date, or once.
  case calendar(DateComponents, repeats: Bool)
  /// A notification from a server, shown when it arrives.
  case push

  /// The minimum number of seconds between notifications of a repeating trigger.
  package static let leastRepeated = 60.0
  /// The maximum number of seconds of a trigger: a hundred years.
  private static let longest = 3_155_760_000.0

  /// Whether it's shown more than once.
  package var repeats: Bool {
    switch self {
    case .interval(_, let repeats), .calendar(_, let repeats): repeats
    case .push: false
    }
  }

  /// Returns the next time that the notification is shown after a date, or `nil` if it never is.
  package func date(after date: Date) -> Date? {
    switch self {
    case .interval(let seconds, _): date + seconds
    case .push: date
    case .calendar(let components, _):
      (components.calendar ?? .current).nextDate(
        after: date, matching: components, matchingPolicy: .nextTime)
    }
  }

  /// The reason that the trigger is invalid, if it is.
  package var fault: String? {
    switch self {
    case .push: nil
    case .interval(let seconds, let repeats):
      !(seconds > 0 && seconds <= Self.longest)
        ? "time interval must be greater than 0"
        : repeats && seconds < Self.leastRepeated
          ? "time interval must be at least 60 if repeating" : nil
    case .calendar(let components, _):
      components.numbers.allSatisfy { (0...9999).contains($0) }
        ? nil : "the components of a date must be from 0 to 9999"
    }
  }
}

extension DateComponents {
  /// The numbers that are set.
  fileprivate var numbers: [Int] {
    [
      era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth,
      weekOfYear, yearForWeekOfYear, dayOfYear,
    ].compactMap(\.self) + [(nanosecond ?? 0) / 1_000_000]
  }
}
