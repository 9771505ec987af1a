import Foundation

/// The wheels of a date picker.
final class DateWheels: UIPickerView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var onChange: ((DateChoice) -> Void)?
  var fittingSize: CGSize { intrinsicContentSize }

  private static let wheelsLook = SystemDesign.current.dates.wheels

  private var settings = DatePickerSettings()
  private var rows: [DateColumnRows] = []
  private var shownDate = Date()
  private var duration: TimeInterval = 0
  private let units = [UILabel(), UILabel()]

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    for unit in units {
      unit.font = Self.wheelsLook.unitFont.font
      unit.isAccessibilityElement = false
      unit.isHidden = true
      addSubview(unit)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Dates

  func apply(_ settings: DatePickerSettings, date: Date) {
    self.settings = settings
    shownDate = date
    reload()
  }

  private func reload() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    rows = DateColumn.columns(settings, isMirrored: isMirrored).map {
      DateColumnRows($0, settings: settings, around: shownDate)
    }
    reloadAllComponents()
    for (component, rows) in rows.enumerated() {
      selectRow(
        rows.middleRow(ofValue: value(in: rows)), inComponent: component, animated: false)
    }
    updateUnits()
  }

  private func value(in rows: DateColumnRows) -> Int {
    switch rows.column {
    case .hours: Int(duration) / 3600
    case .minutes: Int(duration) % 3600 / 60 / settings.minuteInterval
    default: rows.value(of: shownDate)
    }
  }

  func show(_ date: Date, animated: Bool) {
    shownDate = date
    if rows.contains(where: { !$0.holds(date) }) { return reload() }
    turn(animated: animated)
  }

  func show(duration: TimeInterval, animated: Bool) {
    self.duration = duration
    turn(animated: animated)
    updateUnits()
  }

  /// Turns the wheels to the current value.
  private func turn(animated: Bool) {
    for (component, rows) in rows.enumerated() {
      let current = selectedRow(inComponent: component)
      let row = rows.row(ofValue: value(in: rows), near: max(0, current))
      if row != current { selectRow(row, inComponent: component, animated: animated) }
    }
    refreshRows()
  }

  // MARK: Units of durations

  private func updateUnits() {
    for unit in units { unit.isHidden = settings.mode != .countDownTimer }
    units[0].text = Int(duration) / 3600 == 1 ? "hour" : "hours"
    units[1].text = "min"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard settings.mode == .countDownTimer else { return }
    for (index, unit) in units.enumerated() {
      bringSubviewToFront(unit)
      let size = unit.intrinsicContentSize
      let middle = bounds.midX + (CGFloat(index) - 0.5) * DateColumn.hours.width
      unit.frame = CGRect(
        x: middle + Self.wheelsLook.unitGap, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    rows[component].column.width
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let rows = rows[component]
    return rows.text(ofValue: rows.value(ofRow: row))
  }

  override var spacing: CGFloat { 0 }

  override func makeView(row: Int, component: Int) -> UIView {
    let rows = rows[component]
    let value = rows.value(ofRow: row)
    let label = DateRowLabel(column: rows.column)
    label.text = rows.text(ofValue: value)
    label.textColor =
      rows.mayChoose(value, with: shownDate) ? settings.textColor : Self.wheelsLook.disabledColor
    return label
  }

  override func cycle(around row: Int, ofComponent component: Int) -> Range<Int>? {
    rows[component].cycle(around: row)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = rows[component]
    let value = rows.value(ofRow: row)
    switch rows.column {
    case .hours: duration = TimeInterval(value * 3600 + Int(duration) % 3600)
    case .minutes:
      let minutes = value * settings.minuteInterval
      duration = TimeInterval(Int(duration) / 3600 * 3600 + minutes * 60)
    default:
      onChange?(.date(rows.date(shownDate, turnedTo: value)))
      return
    }
    updateUnits()
    onChange?(.duration(duration))
  }
}
