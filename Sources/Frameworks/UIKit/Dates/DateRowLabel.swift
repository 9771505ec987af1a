/// The text of a row in a date picker's wheel.
final class DateRowLabel: UILabel {
  private let column: DateColumn

  init(column: DateColumn) {
    self.column = column
    super.init(frame: .zero)
    font = SystemDesign.current.pickers.font.font
    adjustsFontSizeToFitWidth = true
    switch column {
    case .weekday, .hours, .minutes: textAlignment = .right
    case .month: textAlignment = .left
    default: textAlignment = .center
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Leaves space for the unit of durations.
  override func drawText(in rect: CGRect) {
    let margin = SystemDesign.current.dates.wheels.textMargin
    var rect = rect.insetBy(dx: margin, dy: 0)
    if column == .hours || column == .minutes { rect.size.width = bounds.width / 2 - margin }
    super.drawText(in: rect)
  }
}
