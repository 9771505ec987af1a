import Foundation

/// A date picker that shows a month, and the time below it.
final class InlineDatePicker: UIView, DatePickerContent, MonthGridDelegate {
  private static let look = SystemDesign.current.calendars

  var onChange: ((DateChoice) -> Void)?

  private let month = MonthGrid()
  private let hasTime: Bool
  private var settings = DatePickerSettings()
  private var date = Date()
  private let timeTitle = UILabel()
  private let separator = ControlPart(InlineDatePicker.look.time.separatorColor)
  private lazy var time = DateCapsule { [weak self] in self?.openTime() }

  init(hasTime: Bool) {
    self.hasTime = hasTime
    super.init(frame: .zero)
    drawsContent = false
    month.delegate = self
    addSubview(month)
    guard hasTime else { return }
    timeTitle.text = "Time"
    timeTitle.font = Self.look.time.font.font
    for view in [separator, timeTitle, time] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize {
    let size = Self.look.pickerSize
    return CGSize(width: size.width, height: size.height + (hasTime ? Self.look.time.height : 0))
  }

  func apply(_ settings: DatePickerSettings, date: Date) {
    self.settings = settings
    self.date = date
    month.apply(settings, showing: date)
    show(date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    time.text = settings.timeText(date)
    month.show(monthOf: date, animated: animated)
    month.reloadDays()
    openedWheels?.show(date, animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = hasTime ? Self.look.time.height : 0
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - rest)
    guard hasTime else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = time.fittingSize
    let margin = Self.look.time.margin
    let y = bounds.height - rest
    separator.frame = CGRect(
      x: margin, y: y, width: bounds.width - 2 * margin, height: Self.look.time.separatorHeight)
    time.frame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - size.width, y: y + (rest - size.height) / 2,
      width: size.width, height: size.height)
    let titleWidth = timeTitle.intrinsicContentSize.width
    timeTitle.frame = CGRect(
      x: isMirrored ? bounds.width - margin - titleWidth : margin, y: y, width: titleWidth,
      height: rest)
  }

  // MARK: Days

  func monthGrid(_ grid: MonthGrid, isChosen day: Date) -> Bool {
    settings.calendar.isDate(day, inSameDayAs: date)
  }

  func monthGrid(_ grid: MonthGrid, mayChoose day: Date) -> Bool {
    settings.mayChoose(.day, of: day)
  }

  /// Selects another day with the same time.
  func monthGrid(_ grid: MonthGrid, choose day: Date) {
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute], from: date)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    onChange?(.date(calendar.date(from: parts) ?? day))
  }

  func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView? { nil }

  func monthGridDidChangeMonth(_ grid: MonthGrid, from previous: Date) {}

  // MARK: Time

  private var openedWheels: DateWheels?

  private func openTime() {
    let wheels = DateWheels()
    var settings = settings
    settings.mode = .time
    wheels.apply(settings, date: date)
    wheels.onChange = { [weak self] in self?.onChange?($0) }
    let size = SystemDesign.current.dates.wheels.timeSize
    let isPresented = DateOverlay.present(wheels, size: size, from: time) { [weak self] in
      self?.time.isOpen = false
      self?.openedWheels = nil
    }
    guard isPresented else { return }
    openedWheels = wheels
    time.isOpen = true
  }
}
