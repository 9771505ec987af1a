import Foundation

/// Formats how long ago something was, or how soon it will be, in the user's language.
///
/// Follows <https://developer.apple.com/documentation/foundation/relativedatetimeformatter>.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// A full style, such as “2 months ago”.
    case full
    /// A spelled-out style, such as “two months ago”.
    case spellOut
    /// A short style, such as “2 mo. ago”.
    case short
    /// An abbreviated style, such as “2mo ago”.
    case abbreviated
  }

  /// Whether words such as “yesterday” are used.
  public enum DateTimeStyle: Int, Sendable {
    /// A numeric style, such as “1 day ago”.
    case numeric
    /// A named style, such as “yesterday”.
    case named
  }

  /// Whether words such as “yesterday” are used.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The style of units.
  open var unitsStyle: UnitsStyle = .full
  /// The context in which the text is used.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar, which is the user's calendar by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale, which is the user's locale by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats a number of seconds, which is in the past if it's negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Formats the largest of the components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Formats a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent, capitalizationContext: context
    ).format(referenceDate)
  }

  /// Formats a date relative to now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    case .listItem: .listItem
    default: .unknown
    }
  }
}
