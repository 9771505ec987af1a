/// A header with the name of a month, which opens wheels, and with buttons that lead to the
/// previous and next months.
final class MonthHeader: UIView {
  private static let look = SystemDesign.current.calendars.header

  var onStep: ((Int) -> Void)?
  var onToggle: (() -> Void)?

  private let name = UIButton(type: .system)
  private let indicator = UIImageView()
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    drawsContent = false
    name.setTitleColor(Self.look.color, for: .normal)
    name.accessibilityHint = "Shows months and years to choose from"
    name.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
    indicator.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: Self.look.indicatorFont.symbolConfiguration)
    indicator.contentMode = .center
    let configuration = Self.look.buttonFont.symbolConfiguration
    backward.setImage(
      UIImage(systemName: "chevron.backward", withConfiguration: configuration), for: .normal)
    forward.setImage(
      UIImage(systemName: "chevron.forward", withConfiguration: configuration), for: .normal)
    backward.accessibilityLabel = "Previous Month"
    forward.accessibilityLabel = "Next Month"
    backward.addAction(UIAction { [weak self] _ in self?.onStep?(-1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.onStep?(1) }, for: .touchUpInside)
    for view in [name, indicator, backward, forward] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { name.title(for: .normal) }
    set {
      name.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  var font: UIFont? {
    get { name.titleLabel?.font }
    set {
      name.titleLabel?.font = newValue
      setNeedsLayout()
    }
  }

  var hasPrevious: Bool {
    get { backward.isEnabled }
    set { backward.isEnabled = newValue }
  }

  var hasNext: Bool {
    get { forward.isEnabled }
    set { forward.isEnabled = newValue }
  }

  /// Whether wheels are shown to choose a month.
  var isOpen = false {
    didSet {
      let quarter: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
      indicator.transform = isOpen ? CGAffineTransform(rotationAngle: quarter) : .identity
      backward.isHidden = isOpen
      forward.isHidden = isOpen
      name.setTitleColor(isOpen ? tintColor : Self.look.color, for: .normal)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = Self.look
    let width = min(name.intrinsicContentSize.width, bounds.width - 2 * look.buttonWidth - look.gap)
    place(name, x: look.inset, width: width)
    let mark = look.indicatorSide
    indicator.bounds = CGRect(x: 0, y: 0, width: mark, height: mark)
    let x = look.inset + width + look.indicatorGap + mark / 2
    indicator.center = CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY)
    place(backward, x: bounds.width - 2 * look.buttonWidth, width: look.buttonWidth)
    place(forward, x: bounds.width - look.buttonWidth, width: look.buttonWidth)
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }
}
