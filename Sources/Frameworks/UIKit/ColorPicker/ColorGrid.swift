/// Colors in rows and columns: grays, and hues from dark to light.
final class ColorGrid: UIView, ColorChooser {
  private static let columns = 12
  private static let rows = 10

  var choose: (UIColor, Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 8
    clipsToBounds = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns { addSwatch(Self.color(row, column)) }
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor) {}

  private func addSwatch(_ color: UIColor) {
    let button = UIButton(type: .custom)
    button.backgroundColor = color
    button.addAction(UIAction { [weak self] _ in self?.choose(color, false) }, for: .touchUpInside)
    addSubview(button)
  }

  private static func color(_ row: Int, _ column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (0.53 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    return UIColor(
      hue: hue, saturation: step < 0.5 ? 1 : 2 - 1.8 * step, brightness: min(1, 0.3 + 1.4 * step),
      alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(Self.columns)
    let height = bounds.height / CGFloat(Self.rows)
    for (index, swatch) in subviews.enumerated() {
      swatch.frame = CGRect(
        x: CGFloat(index % Self.columns) * width, y: CGFloat(index / Self.columns) * height,
        width: width, height: height)
    }
  }
}
