import Foundation

/// Formats a quantity of time in the user's language.
///
/// Follows <https://developer.apple.com/documentation/foundation/datecomponentsformatter>.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// A positional style, such as “1:10”.
    case positional
    /// An abbreviated style, such as “1h 10m”.
    case abbreviated
    /// A short style, such as “1 hr, 10 min”.
    case short
    /// A full style, such as “1 hour, 10 minutes”.
    case full
    /// A spelled-out style, such as “one hour, ten minutes”.
    case spellOut
    /// A brief style, such as “1hr 10min”.
    case brief
  }

  /// The formatting of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Drops leading zeros and, unless the style is positional, all other zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops zeros before the first nonzero value.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops zeros between nonzero values.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops zeros after the last nonzero value.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads values with zeros to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to include.
  ///
  /// If empty, the units are those that Apple's formatter would choose.
  open var allowedUnits: NSCalendar.Unit = []
  /// The formatting of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, which is the user's calendar by default.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date at which the components start.
  open var referenceDate: Date?
  /// Whether the smallest unit can have a fraction.
  open var allowsFractionalUnits = false
  /// The maximum number of units, or 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit is collapsed into smaller units if it's small enough.
  open var collapsesLargestUnit = false
  /// Whether the text says that it's an estimate.
  open var includesApproximationPhrase = false
  /// Whether the text says that it's the time remaining.
  open var includesTimeRemainingPhrase = false
  /// The context in which the text is used.
  open var formattingContext: Formatter.Context = .unknown

  /// Creates a formatter for the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive, with the default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Formats components or a number of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Formats components, starting at the reference date.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let end = usedCalendar.date(byAdding: components, to: start)
    return end.flatMap { string(from: start, to: $0) }
  }

  /// Formats a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Formats the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter { allowed.contains($0.flag) }
    guard !units.isEmpty else { return nil }
    var calendar = usedCalendar
    calendar.timeZone = .gmt
    let set = Set(units.map(\.component))
    let isNegative = endDate < startDate
    let values = calendar.dateComponents(
      set, from: min(startDate, endDate), to: max(startDate, endDate))
    let counts = units.map { ($0, values.value(for: $0.component) ?? 0) }
    let text = write(shown(counts))
    return isNegative ? "-\(text)" : text
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  private var allowed: NSCalendar.Unit {
    guard allowedUnits.isEmpty else { return allowedUnits }
    return unitsStyle == .positional
      ? [.hour, .minute, .second] : [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
  }

  private func shown(_ counts: [(TimeUnit, Int)]) -> [(TimeUnit, Int)] {
    var counts = counts
    if drops(.dropLeading) {
      let least = unitsStyle == .positional && !isBare(counts) ? min(2, counts.count) : 1
      while counts.count > least, counts[0].1 == 0 { counts.removeFirst() }
    }
    if drops(.dropTrailing) {
      while counts.count > 1, counts[counts.count - 1].1 == 0 { counts.removeLast() }
    }
    if drops(.dropMiddle), counts.count > 2 {
      let last = counts.count - 1
      counts = counts.enumerated().filter { $0 == 0 || $0 == last || $1.1 != 0 }.map(\.element)
    }
    return maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
  }

  /// Returns whether the text has only seconds below one minute, which are formatted without a
  /// colon.
  private func isBare(_ counts: [(TimeUnit, Int)]) -> Bool {
    zeroFormattingBehavior.contains(.default) || zeroFormattingBehavior.contains(.dropLeading)
  }

  private func drops(_ part: ZeroFormattingBehavior) -> Bool {
    if zeroFormattingBehavior.contains(part) { return true }
    guard zeroFormattingBehavior.contains(.default) else { return false }
    return unitsStyle != .positional || part == .dropLeading
  }

  private func write(_ counts: [(TimeUnit, Int)]) -> String {
    let locale = usedCalendar.locale ?? .autoupdatingCurrent
    if unitsStyle == .positional {
      return counts.enumerated().map { index, count in
        let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
        return pads && count.1 < 10 ? "0\(count.1)" : "\(count.1)"
      }.joined(separator: ":")
    }
    let texts = counts.map { $0.0.text($0.1, style: unitsStyle, locale: locale) }
    if unitsStyle == .abbreviated || unitsStyle == .brief { return texts.joined(separator: " ") }
    return texts.joined(separator: ", ")
  }
}
