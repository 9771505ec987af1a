import Foundation

/// Replacements for formatter methods that do less on Linux.
package enum FormatterCalls {
  /// Returns a formatted number, using the app's override of the formatter if there's one.
  package static func string(from number: NSNumber, by formatter: NumberFormatter) -> String? {
    guard let own = formatter as? any NumberTextWriting else {
      return plainString(from: number, by: formatter)
    }
    return own.quinceString(from: number)
  }

  /// Returns a number as Foundation formats it, with corrections.
  static func plainString(from number: NSNumber, by formatter: NumberFormatter) -> String? {
    roundedString(from: number, by: formatter).map { withoutZero($0, of: number, by: formatter) }
  }

  /// Returns a number's text without the zero before the decimal point, which a formatter without a
  /// style writes only if the app sets a minimum number of digits.
  private static func withoutZero(
    _ text: String, of number: NSNumber, by formatter: NumberFormatter
  ) -> String {
    guard formatter.numberStyle == .none, minimumIntegerDigits(of: formatter) == 0,
      number.doubleValue.magnitude < 1, let separator = formatter.decimalSeparator
    else { return text }
    return text.replacingOccurrences(of: "0" + separator, with: separator)
  }

  /// Returns a number as Foundation formats it, rounded to the maximum number of digits.
  ///
  /// Foundation ignores the maximum number of digits if there's also a minimum.
  private static func roundedString(
    from number: NSNumber, by formatter: NumberFormatter
  ) -> String? {
    let most = formatter.maximumFractionDigits
    guard formatter.minimumFractionDigits > 0, !formatter.usesSignificantDigits,
      formatter.numberStyle != .scientific, number.doubleValue.isFinite
    else { return formatter.string(from: number) }
    let rounding = NumberFormatter()
    rounding.locale = Locale(identifier: "en_US_POSIX")
    rounding.minimumIntegerDigits = 1
    rounding.maximumFractionDigits = most + scale(of: formatter)
    rounding.roundingMode = formatter.roundingMode
    guard let text = rounding.string(from: number) else { return formatter.string(from: number) }
    let rounded = NSDecimalNumber(string: text)
    guard rounded != .notANumber else { return formatter.string(from: number) }
    guard formatter.numberStyle == .none, let exact = formatter.copy() as? NumberFormatter else {
      return formatter.string(from: rounded)
    }
    // Without a style, the minimum number of digits is also the maximum.
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    exact.minimumFractionDigits = max(
      formatter.minimumFractionDigits, digits - scale(of: formatter))
    exact.maximumFractionDigits = exact.minimumFractionDigits
    return exact.string(from: rounded)
  }

  /// Returns the number of digits by which a formatter moves the decimal point.
  private static func scale(of formatter: NumberFormatter) -> Int {
    let factor = formatter.multiplier?.doubleValue ?? (formatter.numberStyle == .percent ? 100 : 1)
    return factor > 1 ? Int(log10(factor).rounded(.up)) : 0
  }

  /// Returns a formatted date, using the app's override of the formatter if there's one.
  package static func string(from date: Date, by formatter: DateFormatter) -> String {
    guard let own = formatter as? any DateTextWriting else {
      return plainString(from: date, by: formatter)
    }
    return own.quinceString(from: date)
  }

  /// Returns a date as Foundation formats it, with the day replaced by a word such as “today” if
  /// requested.
  static func plainString(from date: Date, by formatter: DateFormatter) -> String {
    let whole = formatter.string(from: date)
    guard formatter.doesRelativeDateFormatting, formatter.dateStyle != .none,
      let word = dayWord(for: date, by: formatter)
    else { return whole }
    guard formatter.timeStyle != .none else { return word }
    let day = DateFormatter()
    day.locale = formatter.locale
    day.calendar = formatter.calendar
    day.timeZone = formatter.timeZone
    day.dateStyle = formatter.dateStyle
    return whole.replacing(day.string(from: date), with: word)
  }

  /// Returns a date with its time, in the words of a locale.
  package static func description(of date: Date, with locale: Locale?) -> String {
    guard let locale else { return date.description }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .current
    formatter.dateStyle = .full
    formatter.timeStyle = .full
    return formatter.string(from: date)
  }

  /// Returns the word for a day close to today.
  private static func dayWord(for date: Date, by formatter: DateFormatter) -> String? {
    var calendar = formatter.calendar ?? .current
    calendar.timeZone = formatter.timeZone
    let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
    guard let days = calendar.dateComponents([.day], from: today, to: day).day,
      (-1...1).contains(days)
    else { return nil }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: day, allowedFields: [.day], presentation: .named, unitsStyle: .wide,
      locale: formatter.locale, calendar: calendar, capitalizationContext: .beginningOfSentence)
    return style.format(today)
  }
}
