import Foundation

/// Replacements for properties of `Calendar` that name months or days, which have no language on
/// Linux if the calendar has no locale.
package enum CalendarCalls {
  /// The names that a calendar has.
  package enum Names {
    case eras, longEras, months, shortMonths, veryShortMonths, standaloneMonths
    case shortStandaloneMonths, veryShortStandaloneMonths, weekdays, shortWeekdays
    case veryShortWeekdays, standaloneWeekdays, shortStandaloneWeekdays
    case veryShortStandaloneWeekdays, quarters, shortQuarters, standaloneQuarters
    case shortStandaloneQuarters

    fileprivate func names(in calendar: Calendar) -> [String] {
      switch self {
      case .eras: calendar.eraSymbols
      case .longEras: calendar.longEraSymbols
      case .months: calendar.monthSymbols
      case .shortMonths: calendar.shortMonthSymbols
      case .veryShortMonths: calendar.veryShortMonthSymbols
      case .standaloneMonths: calendar.standaloneMonthSymbols
      case .shortStandaloneMonths: calendar.shortStandaloneMonthSymbols
      case .veryShortStandaloneMonths: calendar.veryShortStandaloneMonthSymbols
      case .weekdays: calendar.weekdaySymbols
      case .shortWeekdays: calendar.shortWeekdaySymbols
      case .veryShortWeekdays: calendar.veryShortWeekdaySymbols
      case .standaloneWeekdays: calendar.standaloneWeekdaySymbols
      case .shortStandaloneWeekdays: calendar.shortStandaloneWeekdaySymbols
      case .veryShortStandaloneWeekdays: calendar.veryShortStandaloneWeekdaySymbols
      case .quarters: calendar.quarterSymbols
      case .shortQuarters: calendar.shortQuarterSymbols
      case .standaloneQuarters: calendar.standaloneQuarterSymbols
      case .shortStandaloneQuarters: calendar.shortStandaloneQuarterSymbols
      }
    }
  }

  /// Returns names in the calendar's language or, if it has none, the user's.
  package static func names(_ names: Names, of calendar: Calendar) -> [String] {
    names.names(in: localized(calendar))
  }

  /// Returns the calendar's symbol for times before noon.
  package static func amSymbol(of calendar: Calendar) -> String { localized(calendar).amSymbol }

  /// Returns the calendar's symbol for times after noon.
  package static func pmSymbol(of calendar: Calendar) -> String { localized(calendar).pmSymbol }

  private static func localized(_ calendar: Calendar) -> Calendar {
    guard calendar.locale?.identifier.isEmpty ?? true else { return calendar }
    var calendar = calendar
    calendar.locale = .current
    return calendar
  }
}
