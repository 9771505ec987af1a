import Foundation

/// The dates that all pickers in this project use, so that they show the same date on any day.
enum Moments {
  static let locale = Locale(identifier: "en_US")

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()

  /// March 14, 2023, at 9:26 in the morning.
  static let start = date(2023, 3, 14, 9, 26)

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
