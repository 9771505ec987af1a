/// A large swatch of the chosen color, and smaller swatches of saved colors.
final class ColorSwatches: UIView {
  /// The side length of the large swatch, which is also the height of the view.
  static let height = look.chosenSide
  private static let look = SystemDesign.current.colorPickers.swatches
  private static let columns = 5
  private static let mostKept = 9

  /// The saved colors, which are lost when the app quits.
  private static var kept: [UIColor] = [
    .black, .systemBlue, .systemGreen, .systemYellow, .systemRed,
  ]

  private let chosen = UIView()
  private let add = UIButton(type: .system)
  private var buttons: [UIButton] = []

  /// A closure that's called with the color that users choose.
  var choose: (UIColor) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    chosen.layer.cornerRadius = Self.look.chosenRadius
    addSubview(chosen)
    add.setImage(UIImage(systemName: "plus"), for: .normal)
    add.backgroundColor = Self.look.addFill
    add.layer.cornerRadius = Self.look.diameter / 2
    add.accessibilityLabel = "Add Color"
    add.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
    addSubview(add)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor) {
    chosen.backgroundColor = color
  }

  private func keep() {
    guard let color = chosen.backgroundColor, Self.kept.count < Self.mostKept else { return }
    Self.kept.append(color)
    rebuild()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = Self.kept.map { color in
      let button = UIButton(type: .custom)
      button.backgroundColor = color
      button.layer.cornerRadius = Self.look.diameter / 2
      button.addAction(UIAction { [weak self] _ in self?.choose(color) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    add.isHidden = Self.kept.count >= Self.mostKept
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, height) = (Self.look.diameter, Self.height)
    chosen.frame = CGRect(x: 0, y: 0, width: height, height: height)
    let start = height + Self.look.gap
    let columns = CGFloat(Self.columns - 1)
    let step = max(side, (bounds.width - start - side) / columns)
    for (index, button) in (buttons + [add]).enumerated() {
      button.frame = CGRect(
        x: start + CGFloat(index % Self.columns) * step,
        y: index < Self.columns ? 0 : height - side, width: side, height: side)
    }
  }
}
