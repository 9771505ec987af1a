import Foundation

/// A day of a month.
final class DayButton: UIControl {
  private static let look = SystemDesign.current.calendars.day

  var day = Date()
  private let circle = UIView()
  private let label = UILabel()
  private let choose: (Date) -> Void

  init(choose: @escaping (Date) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    drawsContent = false
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(circle)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  var isToday = false {
    didSet { stateDidChange() }
  }

  /// The view below the number.
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  func updateFont(_ font: (DesignFont) -> UIFont) {
    var design = Self.look.font
    if isSelected { design.weight = Self.look.selectedWeight }
    label.font = font(design)
  }

  override func stateDidChange() {
    super.stateDidChange()
    circle.isHidden = !isSelected && !isHighlighted
    circle.backgroundColor =
      isToday && isSelected
      ? tintColor
      : tintColor.withAlphaComponent(
        isSelected ? Self.look.selectedOpacity : Self.look.highlightOpacity)
    label.textColor =
      if !isEnabled {
        Self.look.disabledColor
      } else if isSelected {
        isToday ? Self.look.selectedTodayColor : tintColor
      } else {
        isToday ? tintColor : Self.look.color
      }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = decoration == nil ? 0 : Self.look.decorationHeight
    let side = min(bounds.width, bounds.height - rest, Self.look.circleDiameter)
    circle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    circle.center = CGPoint(x: bounds.midX, y: (bounds.height - rest) / 2)
    circle.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - rest)
    guard let decoration else { return }
    decoration.frame = decorationFrame(decoration)
  }

  /// Returns the frame of a decoration at its preferred size, centered below the number and within
  /// the cell.
  private func decorationFrame(_ decoration: UIView) -> CGRect {
    let room = CGSize(width: bounds.width, height: Self.look.decorationHeight)
    let wanted = decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = decoration.bounds.size
    let width = wanted.width > 0 ? wanted.width : own.width
    let height = wanted.height > 0 ? wanted.height : own.height
    let size = CGSize(
      width: width > 0 ? min(width, room.width) : room.width,
      height: height > 0 ? min(height, room.height) : room.height)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: circle.frame.maxY + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override var claimsTaps: Bool { true }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { choose(day) }
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { choose(day) }
    return true
  }
}
