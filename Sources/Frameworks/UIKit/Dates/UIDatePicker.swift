import AppRuntime
import DeviceProtocol
import Foundation

/// A control for choosing dates and times, or a duration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepicker>.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The values that users can select with a date picker.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uidatepicker/mode>.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A number of hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  private static let longestDuration: TimeInterval = 86_340
  private static let shortestDuration: TimeInterval = 60

  private var settings = DatePickerSettings()
  private var content: (UIView & DatePickerContent)?
  private var contentStyle: UIDatePickerStyle?
  private var storedDate = Date()

  /// Creates a date picker that shows the date and time of its creation.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a date picker from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  private func setUp() {
    drawsContent = false
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    update()
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    preferredDatePickerStyle = coder.value("style", Self.styles) ?? .automatic
    datePickerMode = coder.value("datePickerMode", Self.modes) ?? .dateAndTime
    minuteInterval = coder.integer("minuteInterval") ?? 1
    if let name = coder.node.child(key: "locale")?["localeIdentifier"] {
      locale = Locale(identifier: name)
    }
    if let name = coder.node.child(key: "timeZone")?["name"] {
      timeZone = TimeZone(identifier: name)
    }
    minimumDate = coder.date(key: "minimumDate")
    maximumDate = coder.date(key: "maximumDate")
    if coder.bool("useCurrentDate") != true, let date = coder.date(key: "date") { self.date = date }
    if datePickerMode == .countDownTimer {
      let duration = coder.double("countDownDuration", atMost: StoryboardNode.largestValue)
      countDownDuration = duration ?? 0
    }
  }

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  private static let modes: [String: Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  // MARK: Date

  /// The chosen date.
  open var date: Date {
    get {
      MainThreadChecker.check()
      return storedDate
    }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the chosen date, and optionally animates the wheels.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = settings.mode == .countDownTimer ? date : settings.valid(date)
    content?.show(storedDate, animated: animated && window != nil)
    if contentStyle == .compact { invalidateIntrinsicContentSize() }
  }

  /// The earliest date that can be chosen.
  open var minimumDate: Date? {
    get { settings.minimum }
    set {
      settings.minimum = newValue
      settingsDidChange()
    }
  }

  /// The latest date that can be chosen.
  open var maximumDate: Date? {
    get { settings.maximum }
    set {
      settings.maximum = newValue
      settingsDidChange()
    }
  }

  /// The number of minutes between selectable times, which is a divisor of 60 up to 30.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set {
      settings.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      settingsDidChange()
    }
  }

  /// Whether the date is always rounded to a selectable minute.
  open var roundsToMinuteInterval: Bool {
    get { settings.roundsToInterval }
    set {
      settings.roundsToInterval = newValue
      settingsDidChange()
    }
  }

  private var storedDuration: TimeInterval = 0

  /// The chosen duration in seconds, which is a whole number of minutes and shorter than a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let minutes = (newValue / 60).rounded(.down) * 60
      storedDuration = min(max(0, minutes), Self.longestDuration)
      showDuration(animated: false)
    }
  }

  /// Shows the duration, or the shortest selectable one.
  private func showDuration(animated: Bool) {
    let shortest = Self.shortestDuration * TimeInterval(minuteInterval)
    content?.show(duration: max(shortest, storedDuration), animated: animated)
  }

  // MARK: Calendar

  private var storedCalendar: Calendar?
  private var storedLocale: Locale?
  private var storedTimeZone: TimeZone?

  /// The calendar, or `nil` for the current calendar.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      calendarDidChange()
    }
  }

  /// The locale of names and formats, or `nil` for the calendar's locale.
  open var locale: Locale? {
    get { storedLocale ?? .current }
    set {
      storedLocale = newValue
      calendarDidChange()
    }
  }

  /// The time zone for displaying dates, or `nil` for the calendar's time zone.
  open var timeZone: TimeZone? {
    get { storedTimeZone }
    set {
      storedTimeZone = newValue
      calendarDidChange()
    }
  }

  private func calendarDidChange() {
    settings.take(storedCalendar ?? .current, storedLocale, storedTimeZone)
    settingsDidChange()
  }

  // MARK: Style

  /// The color of the wheels' rows.
  ///
  /// Apps set it by this name although it isn't public.
  final var textColor: UIColor {
    get { settings.textColor }
    set {
      settings.textColor = newValue
      settingsDidChange()
    }
  }

  /// Whether today is highlighted in the wheels.
  ///
  /// Apps set it by this name although it isn't public. It has no effect, because no row is
  /// highlighted.
  final var highlightsToday = true

  /// The values that users can select.
  open var datePickerMode: Mode {
    get { settings.mode }
    set {
      settings.mode = newValue
      update()
    }
  }

  /// The preferred style, which the date picker has if its mode supports it.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { update() }
  }

  /// The current style of the date picker.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// Shows the parts for the mode and the style.
  ///
  /// If the date picker has its default size, the size is updated.
  private func update() {
    let old = content?.fittingSize
    let style = datePickerStyle
    if content == nil || style != contentStyle || style == .inline {
      content?.removeFromSuperview()
      let content = makeContent(style)
      content.onChange = { [weak self] in self?.choose($0) }
      self.content = content
      contentStyle = style
      addSubview(content)
    }
    settingsDidChange()
    if let old, bounds.size == old, translatesAutoresizingMaskIntoConstraints {
      bounds.size = intrinsicContentSize
    }
  }

  private func makeContent(_ style: UIDatePickerStyle) -> UIView & DatePickerContent {
    switch style {
    case .compact: CompactDatePicker(picker: self)
    case .inline where datePickerMode != .time: InlineDatePicker(hasTime: datePickerMode != .date)
    default: DateWheels()
    }
  }

  private func settingsDidChange() {
    if settings.mode != .countDownTimer { storedDate = settings.valid(storedDate) }
    content?.apply(settings, date: storedDate)
    if settings.mode == .countDownTimer { showDuration(animated: false) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Applies the user's choice.
  private func choose(_ choice: DateChoice) {
    switch choice {
    case .date(let date):
      storedDate = settings.valid(date)
      content?.show(storedDate, animated: true)
    case .duration(let duration):
      storedDuration = max(Self.shortestDuration * TimeInterval(minuteInterval), duration)
      if storedDuration != duration { showDuration(animated: true) }
    }
    if contentStyle == .compact { invalidateIntrinsicContentSize() }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  /// The size that the style requires.
  open override var intrinsicContentSize: CGSize { content?.fittingSize ?? .zero }

  /// Returns the size that the style requires.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the wheels, the month, or the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    content.frame = contentStyle == .compact ? compactFrame(content.fittingSize) : bounds
  }

  private func compactFrame(_ size: CGSize) -> CGRect {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: bounds.width - size.width
      default: (bounds.width - size.width) / 2
      }
    return CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : SystemDesign.current.dates.disabledOpacity
  }

  override var claimsTaps: Bool { true }

  // MARK: Accessibility

  override var elementKind: ElementKind { .datePicker }

  override var kindName: String? { "date picker" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.date(date)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .date(let date) = value else { return super.restore(value) }
    self.date = date
    sendActions(for: .valueChanged)
    return true
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("date", \UIDatePicker.date),
      .key("minimumDate", \UIDatePicker.minimumDate),
      .key("maximumDate", \UIDatePicker.maximumDate),
      .key("minuteInterval", \UIDatePicker.minuteInterval),
      .key("textColor", \UIDatePicker.textColor),
      .key("highlightsToday", \UIDatePicker.highlightsToday),
    ]
  }
}

extension StoryboardCoder {
  /// Returns a `<date key="…">`.
  fileprivate func date(key: String) -> Date? {
    let seconds = node.child(key: key)?.double(
      "timeIntervalSinceReferenceDate", atMost: StoryboardNode.largestTime)
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
