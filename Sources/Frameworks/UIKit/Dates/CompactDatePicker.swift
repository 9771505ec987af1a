import Foundation

/// A date picker that shows the date and the time as text, and opens a card above everything else
/// to change them.
final class CompactDatePicker: UIView, DatePickerContent {
  private static let look = SystemDesign.current.dates

  var onChange: ((DateChoice) -> Void)?

  private weak var picker: UIDatePicker?
  private var settings = DatePickerSettings()
  private var date = Date()
  private var opened: (content: UIView & DatePickerContent, mode: UIDatePicker.Mode)?
  private lazy var day = DateCapsule { [weak self] in self?.openMonth() }
  private lazy var time = DateCapsule { [weak self] in self?.openTime() }

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    drawsContent = false
    addSubview(day)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ settings: DatePickerSettings, date: Date) {
    self.settings = settings
    self.date = date
    day.isHidden = settings.mode == .time
    time.isHidden = settings.mode == .date
    if let opened { apply(opened.mode, to: opened.content) }
    show(date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    day.text = settings.dayText(date)
    time.text = settings.timeText(date)
    opened?.content.show(date, animated: animated)
    setNeedsLayout()
  }

  // MARK: Layout

  private var shown: [DateCapsule] { [day, time].filter { !$0.isHidden } }

  var fittingSize: CGSize {
    let sizes = shown.map(\.fittingSize)
    return CGSize(
      width: sizes.map(\.width).reduce(Self.look.capsule.gap * CGFloat(sizes.count - 1), +),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for capsule in isMirrored ? shown.reversed() : shown {
      let width = capsule.fittingSize.width
      capsule.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.look.capsule.gap
    }
  }

  // MARK: Card

  private func openMonth() {
    let size = SystemDesign.current.calendars.pickerSize
    open(InlineDatePicker(hasTime: false), mode: .date, size: size, from: day)
  }

  private func openTime() {
    open(DateWheels(), mode: .time, size: Self.look.wheels.timeSize, from: time)
  }

  private func open(
    _ content: UIView & DatePickerContent, mode: UIDatePicker.Mode, size: CGSize,
    from capsule: DateCapsule
  ) {
    content.tintColor = tintColor
    content.semanticContentAttribute =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    apply(mode, to: content)
    content.onChange = { [weak self] in self?.onChange?($0) }
    let isPresented = DateOverlay.present(content, size: size, from: capsule) { [weak self] in
      capsule.isOpen = false
      self?.opened = nil
      self?.picker?.sendActions(for: .editingDidEnd)
    }
    guard isPresented else { return }
    opened = (content, mode)
    capsule.isOpen = true
    picker?.sendActions(for: .editingDidBegin)
  }

  private func apply(_ mode: UIDatePicker.Mode, to content: UIView & DatePickerContent) {
    var settings = settings
    settings.mode = mode
    content.apply(settings, date: date)
  }
}
