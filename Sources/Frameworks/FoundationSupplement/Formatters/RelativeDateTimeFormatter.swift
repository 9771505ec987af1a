import Foundation

/// Writes how long ago something was, or how soon it will be, in the user's language.
///
/// Follows <https://developer.apple.com/documentation/foundation/relativedatetimeformatter>.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// As “2 months ago”.
    case full
    /// As “two months ago”.
    case spellOut
    /// As “2 mo. ago”.
    case short
    /// As “2mo ago”.
    case abbreviated
  }

  /// Whether days and the like are named.
  public enum DateTimeStyle: Int, Sendable {
    /// As “1 day ago”.
    case numeric
    /// As “yesterday”.
    case named
  }

  /// Whether days and the like are named.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The style of units.
  open var unitsStyle: UnitsStyle = .full
  /// The position of the text in a sentence.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar; the user's unless another is set.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; the user's unless another is set.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter for the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a number of seconds, which are in the past if it's negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes the largest of some components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Describes a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent, capitalizationContext: context
    ).format(referenceDate)
  }

  /// Describes a date relative to now.
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
