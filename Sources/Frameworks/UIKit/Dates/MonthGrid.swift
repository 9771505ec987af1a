import Foundation

/// A month with its days and with buttons that lead to other months.
final class MonthGrid: UIView {
  private static let look = SystemDesign.current.calendars
  private static let weeks = 6
  private static let farEnough: CGFloat = 50
  private static let days = 7

  weak var delegate: (any MonthGridDelegate)?

  /// The font design of all text.
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { reload() }
  }

  private var settings = DatePickerSettings()
  /// The first moment of the visible month.
  private(set) var month = Date()
  private let header = MonthHeader()
  private let weekdays = (0..<MonthGrid.days).map { _ in UILabel() }
  private let page = UIView()
  private let pan = UIPanGestureRecognizer()
  private var buttons: [DayButton] = []
  private var wheels: DateWheels?

  init() {
    super.init(frame: .zero)
    drawsContent = false
    header.onStep = { [weak self] in self?.step($0) }
    header.onToggle = { [weak self] in self?.toggleWheels() }
    addSubview(header)
    for label in weekdays {
      label.textColor = Self.look.weekdays.color
      label.textAlignment = .center
      addSubview(label)
    }
    page.clipsToBounds = true
    addSubview(page)
    pan.addHandler { [weak self] in self?.panDidChange() }
    page.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { settings.calendar }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Months

  func apply(_ settings: DatePickerSettings, showing date: Date) {
    self.settings = settings
    month = firstMoment(ofMonthOf: date)
    reload()
  }

  private func firstMoment(ofMonthOf date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// Shows the month of a date.
  func show(monthOf date: Date, animated: Bool) {
    let new = firstMoment(ofMonthOf: date)
    guard new != month else { return }
    let old = month
    let isForward = new > old
    month = new
    reload()
    delegate?.monthGridDidChangeMonth(self, from: old)
    if animated, window != nil { slide(isForward: isForward) }
  }

  /// Slides in the days of the month from the side where the month is.
  private func slide(isForward: Bool) {
    let side: CGFloat = isForward != isMirrored ? 1 : -1
    for button in buttons {
      button.transform = CGAffineTransform(translationX: side * bounds.width, y: 0)
    }
    UIView.animate(withDuration: Self.look.sliding) { self.resetDays() }
  }

  private func step(_ months: Int) {
    guard let target = calendar.date(byAdding: .month, value: months, to: month),
      settings.mayChoose(.month, of: target)
    else { return }
    show(monthOf: target, animated: true)
  }

  /// Moves the days with the touch.
  ///
  /// If it moves far enough, another month appears.
  private func panDidChange() {
    let distance = pan.translation(in: self).x
    switch pan.state {
    case .changed:
      for button in buttons { button.transform = CGAffineTransform(translationX: distance, y: 0) }
    case .ended where distance.magnitude > Self.farEnough:
      resetDays()
      step((distance < 0) != isMirrored ? 1 : -1)
    case .ended, .cancelled, .failed:
      UIView.animate(withDuration: Self.look.returning) { self.resetDays() }
    default: break
    }
  }

  private func resetDays() {
    for button in buttons { button.transform = .identity }
  }

  // MARK: Choosing a month by wheels

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let wheels = DateWheels()
      var settings = settings
      settings.mode = .yearAndMonth
      wheels.apply(settings, date: month)
      wheels.onChange = { [weak self, weak wheels] choice in
        guard let self, case .date(let date) = choice else { return }
        let range = self.settings.range
        let valid = min(max(date, range.lowerBound), range.upperBound)
        show(monthOf: valid, animated: false)
        wheels?.show(valid, animated: true)
      }
      addSubview(wheels)
      self.wheels = wheels
    }
    header.isOpen = wheels != nil
    page.isHidden = wheels != nil
    for label in weekdays { label.isHidden = wheels != nil }
    setNeedsLayout()
  }

  // MARK: Days

  private func reload() {
    header.title = settings.formatter("yMMMM").string(from: month)
    header.font = font(Self.look.header.font)
    header.hasPrevious = mayStep(-1)
    header.hasNext = mayStep(1)
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      let symbol = symbols[(index + calendar.firstWeekday - 1) % symbols.count]
      label.text = symbol.uppercased(with: settings.locale)
      label.font = font(Self.look.weekdays.font)
    }
    makeDays()
    setNeedsLayout()
  }

  private func mayStep(_ months: Int) -> Bool {
    calendar.date(byAdding: .month, value: months, to: month)
      .map { settings.mayChoose(.month, of: $0) } ?? false
  }

  private func font(_ design: DesignFont) -> UIFont {
    let font = design.font
    return font.fontDescriptor.withDesign(fontDesign).map {
      UIFont(descriptor: $0, size: design.size)
    } ?? font
  }

  private func makeDays() {
    let formatter = settings.formatter("d")
    let spoken = settings.formatter("EEEEMMMMd")
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = DayButton { [weak self] in self?.choose($0) }
      buttons.append(button)
      page.addSubview(button)
    }
    for (index, button) in buttons.enumerated() {
      let day = calendar.date(byAdding: .day, value: index, to: month) ?? month
      button.day = day
      button.text = formatter.string(from: day)
      button.accessibilityLabel = spoken.string(from: day)
    }
    reloadDays()
  }

  /// Updates the days' selection, selectability, and decorations.
  func reloadDays() {
    for button in buttons { reload(button) }
  }

  /// Updates a day's selection, selectability, and decoration.
  func reload(day: Date) {
    let button = buttons.first { calendar.isDate($0.day, inSameDayAs: day) }
    if let button { reload(button) }
  }

  private func reload(_ button: DayButton) {
    button.isToday = calendar.isDateInToday(button.day)
    button.isSelected = delegate?.monthGrid(self, isChosen: button.day) ?? false
    button.isEnabled = delegate?.monthGrid(self, mayChoose: button.day) ?? true
    button.decoration = delegate?.monthGrid(self, decorationOf: button.day)
    button.updateFont(font)
  }

  private func choose(_ day: Date) {
    delegate?.monthGrid(self, choose: day)
    reloadDays()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.look.sideMargin, dy: 0)
    header.frame = CGRect(
      x: inner.minX, y: 0, width: inner.width, height: Self.look.header.height)
    let width = inner.width / CGFloat(Self.days)
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: inner.minX + column(index) * width, y: Self.look.header.height, width: width,
        height: Self.look.weekdays.height)
    }
    let top = Self.look.header.height + Self.look.weekdays.height
    page.frame = CGRect(
      x: inner.minX, y: top, width: inner.width,
      height: max(0, bounds.height - top - Self.look.bottom))
    wheels?.frame = CGRect(
      x: 0, y: Self.look.header.height, width: bounds.width,
      height: bounds.height - Self.look.header.height)
    layoutDays(width: width, height: page.bounds.height / CGFloat(Self.weeks))
  }

  private func column(_ index: Int) -> CGFloat {
    CGFloat(isMirrored ? Self.days - 1 - index : index)
  }

  private func layoutDays(width: CGFloat, height: CGFloat) {
    let weekday = calendar.component(.weekday, from: month)
    let first = (weekday - calendar.firstWeekday + Self.days) % Self.days
    for (index, button) in buttons.enumerated() {
      let place = first + index
      button.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      button.center = CGPoint(
        x: (column(place % Self.days) + 0.5) * width,
        y: (CGFloat(place / Self.days) + 0.5) * height)
    }
  }
}
