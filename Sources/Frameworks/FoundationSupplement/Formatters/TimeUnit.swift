import Foundation

/// A unit of time, largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// The corresponding `NSCalendar` unit.
  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The corresponding `Calendar` component.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Returns a count of the unit in a language.
  ///
  /// For years and months, Foundation has only the English words.
  func text(_ count: Int, style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
    if style == .spellOut { return spelledOut(count, locale: locale) }
    guard let (unit, seconds) = durationUnit else { return english(count, style: style) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      default: .wide
      }
    let text = Duration.seconds(count * seconds).formatted(
      .units(
        allowed: [unit], width: width, zeroValueUnits: .show(length: 1)
      ).locale(locale))
    return style == .brief ? text.filter { !$0.isWhitespace } : text
  }

  private func spelledOut(_ count: Int, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    let full = text(count, style: .full, locale: locale)
    guard let words = formatter.string(from: count as NSNumber) else { return full }
    return full.replacing(count.formatted(.number.locale(locale)), with: words)
  }

  private var durationUnit: (Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  private func english(_ count: Int, style: DateComponentsFormatter.UnitsStyle) -> String {
    let isYear = self == .year
    switch style {
    case .abbreviated: return "\(count)\(isYear ? "y" : "mo")"
    case .short, .brief:
      let space = style == .brief ? "" : " "
      return "\(count)\(space)\(isYear ? "yr" : "mo")\(count == 1 || !isYear ? "" : "s")"
    default: return "\(count) \(isYear ? "year" : "month")\(count == 1 ? "" : "s")"
    }
  }
}
