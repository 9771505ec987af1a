import Foundation

/// The trigger of a notification.
package enum NotificationTrigger: Codable, Equatable, Sendable {
  /// A time interval in seconds, which can repeat.
  case interval(Double, repeats: Bool)
  /// A date that matches the components, or every matching date if it repeats.
  case calendar(DateComponents, repeats: Bool)
  /// A remote notification, which is shown when it arrives.
  case push

  /// The minimum interval of a repeating trigger, in seconds.
  package static let leastRepeated = 60.0
  /// The maximum interval of a trigger, which is a hundred years, in seconds.
  private static let longest = 3_155_760_000.0

  /// Whether the trigger repeats.
  package var repeats: Bool {
    switch self {
    case .interval(_, let repeats), .calendar(_, let repeats): repeats
    case .push: false
    }
  }

  /// Returns the next time after a date at which the notification is shown, or `nil` if there's
  /// none.
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
  /// The numeric components that are set.
  fileprivate var numbers: [Int] {
    [
      era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth,
      weekOfYear, yearForWeekOfYear, dayOfYear,
    ].compactMap(\.self) + [(nanosecond ?? 0) / 1_000_000]
  }
}
