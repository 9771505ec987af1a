import Foundation

/// Finds dates and times in American format and in ISO 8601 format.
struct DateDetection: Detection {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let month =
    #"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
  private static let time =
    #"(?:(?:,?\s+(?:at\s+)?|T)((?:\d{1,2}(?::\d{2}){1,2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?|noon))(?!\w))?"#
  private static let weekday = #"(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,?\s+)?"#

  private enum Form: CaseIterable {
    case monthDay, dayMonth, iso, numbers, relative, weekday, time

    var expression: NSRegularExpression { DateDetection.expressions[self]! }
  }

  private static let expressions: [Form: NSRegularExpression] = [
    .monthDay: NSRegularExpression(
      known: #"\b"# + weekday + month + #"\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b"# + time),
    .dayMonth: NSRegularExpression(
      known: #"\b"# + weekday + #"(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?"# + month
        + #"(?:,?\s+(\d{4}))?\b"# + time),
    .iso: NSRegularExpression(known: #"\b(\d{4})-(\d{2})-(\d{2})(?!\d)"# + time),
    .numbers: NSRegularExpression(
      known: #"(?<![\d/])(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?![\d/])"# + time),
    .relative: NSRegularExpression(known: #"\b(today|tomorrow|yesterday|tonight)\b"# + time),
    .weekday: NSRegularExpression(
      known: #"\b(?:next\s+|this\s+)?((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b"# + time),
    .time: NSRegularExpression(
      known: #"\b(\d{1,2}:\d{2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)(?!\w)"#),
  ]

  private let calendar = Calendar.current
  private let now = Date()

  func matches(in text: NSString, range: NSRange) -> [DetectedText] {
    var found: [DetectedText] = []
    for form in Form.allCases {
      for groups in form.expression.groups(in: text, range: range) {
        let place = groups[0]!
        guard !found.contains(where: { $0.range.intersection(place) != nil }) else { continue }
        let words = groups.map { $0.map(text.substring(with:)) }
        if let date = date(form, words) { found.append(DetectedText(.date(date), range: place)) }
      }
    }
    return found
  }

  private func date(_ form: Form, _ words: [String?]) -> Date? {
    func number(_ index: Int) -> Int? { words[index].flatMap { Int($0) } }
    switch form {
    case .monthDay:
      return date(year: number(3), month: month(words[1]), day: number(2), time: words[4])
    case .dayMonth:
      return date(year: number(3), month: month(words[2]), day: number(1), time: words[4])
    case .iso: return date(year: number(1), month: number(2), day: number(3), time: words[4])
    case .numbers:
      let year = number(3).map { $0 < 100 ? $0 + 2000 : $0 }
      return date(year: year, month: number(1), day: number(2), time: words[4])
    case .relative:
      let days = ["tomorrow": 1, "yesterday": -1][words[1]!.lowercased()] ?? 0
      return day(
        after: days, time: words[2] ?? (words[1]!.lowercased() == "tonight" ? "7 pm" : nil))
    case .weekday:
      let wanted = Self.weekdays.firstIndex { words[1]!.lowercased().hasPrefix($0) } ?? 0
      let today = calendar.component(.weekday, from: now) - 1
      return day(after: (wanted - today + 6) % 7 + 1, time: words[2])
    case .time: return day(after: 0, time: words[1])
    }
  }

  private func month(_ name: String?) -> Int? {
    Self.months.firstIndex { name?.lowercased().hasPrefix($0) ?? false }.map { $0 + 1 }
  }

  private func day(after days: Int, time: String?) -> Date? {
    guard let day = calendar.date(byAdding: .day, value: days, to: now) else { return nil }
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    return date(year: parts.year, month: parts.month, day: parts.day, time: time)
  }

  /// Returns a date at the given time, or at noon.
  private func date(year: Int?, month: Int?, day: Int?, time: String?) -> Date? {
    guard let month, let day, (1...12).contains(month), (1...31).contains(day),
      let (hour, minute) = clock(time)
    else { return nil }
    let year = year ?? calendar.component(.year, from: now)
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
  }

  private func clock(_ time: String?) -> (Int, Int)? {
    guard let time = time?.lowercased(), time != "noon" else { return (12, 0) }
    let numbers = time.split { !$0.isNumber }.compactMap { Int($0) }
    guard var hour = numbers.first else { return nil }
    let minute = numbers.count > 1 ? numbers[1] : 0
    if time.contains("p"), hour < 12 { hour += 12 }
    if time.contains("a"), hour == 12 { hour = 0 }
    return (0...23).contains(hour) && (0...59).contains(minute) ? (hour, minute) : nil
  }
}
