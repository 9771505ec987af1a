import Foundation

/// A view that shows a month with decorated dates and lets users select dates.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarview>.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private static let fittingSize = SystemDesign.current.calendars.viewSize

  private let grid = MonthGrid()
  private var settings = DatePickerSettings()

  /// Creates a calendar view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a calendar view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    drawsContent = false
    grid.delegate = self
    addSubview(grid)
    grid.apply(settings, showing: Date())
  }

  /// The object that decorates dates.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { grid.reloadDays() }
  }

  /// The dates that users can select.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      grid.reloadDays()
    }
  }

  /// Whether the calendar view requests decorations from its delegate.
  open var wantsDateDecorations = true {
    didSet { grid.reloadDays() }
  }

  func reloadSelection() { grid.reloadDays() }

  // MARK: Calendar

  private var storedLocale: Locale?
  private var storedTimeZone: TimeZone?

  /// The calendar.
  open var calendar = Calendar.current {
    didSet { calendarDidChange() }
  }

  /// The locale of names and formats.
  open var locale: Locale {
    get { storedLocale ?? .current }
    set {
      storedLocale = newValue
      calendarDidChange()
    }
  }

  /// The time zone that determines the day, or `nil` for the calendar's time zone.
  open var timeZone: TimeZone? {
    get { storedTimeZone }
    set {
      storedTimeZone = newValue
      calendarDidChange()
    }
  }

  private func calendarDidChange() {
    settings.take(calendar, storedLocale, storedTimeZone)
    grid.apply(settings, showing: grid.month)
  }

  /// The font design of all text.
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get { grid.fontDesign }
    set { grid.fontDesign = newValue }
  }

  // MARK: Dates

  /// The dates that the calendar view can show.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      settings.minimum = availableDateRange.start
      settings.maximum = availableDateRange.end
      grid.apply(settings, showing: settings.valid(grid.month))
    }
  }

  /// The month that's shown.
  open var visibleDateComponents: DateComponents {
    get { month(grid.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month, optionally with an animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = settings.calendar.date(from: dateComponents) else { return }
    grid.show(monthOf: settings.valid(date), animated: animated)
  }

  /// Requests the decorations of dates from the delegate again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for date in dates.compactMap({ settings.calendar.date(from: $0) }) { grid.reload(day: date) }
  }

  private func month(_ date: Date) -> DateComponents {
    settings.calendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  private func day(_ date: Date) -> DateComponents {
    settings.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  func isSameDay(_ first: DateComponents, _ second: DateComponents) -> Bool {
    guard let first = settings.calendar.date(from: first),
      let second = settings.calendar.date(from: second)
    else { return false }
    return settings.calendar.isDate(first, inSameDayAs: second)
  }

  // MARK: Layout

  /// The size that a month requires.
  open override var intrinsicContentSize: CGSize { Self.fittingSize }

  /// Returns the size that a month requires.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fittingSize }

  /// Lays out the month within the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds.inset(by: safeAreaInsets)
  }

  /// Lays out the month again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UICalendarView: MonthGridDelegate {
  func monthGrid(_ grid: MonthGrid, isChosen day: Date) -> Bool {
    selectionBehavior?.isSelected(self.day(day)) ?? false
  }

  func monthGrid(_ grid: MonthGrid, mayChoose day: Date) -> Bool {
    settings.mayChoose(.day, of: day)
      && (selectionBehavior?.mayChoose(self.day(day)) ?? true)
  }

  func monthGrid(_ grid: MonthGrid, choose day: Date) {
    selectionBehavior?.choose(self.day(day))
  }

  func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: self.day(day))?.makeView()
  }

  func monthGridDidChangeMonth(_ grid: MonthGrid, from previous: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: month(previous))
  }
}
