import Stubs

/// A view controller that lets people choose a color.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private static let columns = 12
  private static let rows = 10
  private let heading = UILabel()
  private let done = UIButton(type: .close)
  private let well = UIView()
  private let opacity = UISlider()
  private let grid = UIView()

  /// Creates a color picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a color picker from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate of the color picker.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected color.
  open var selectedColor: UIColor = .white {
    didSet { showSelection() }
  }

  /// Whether people can choose the opacity too.
  open var supportsAlpha = true {
    didSet { showSelection() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Stub.colorPicker.tell()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Colors"
    heading.font = .systemFont(ofSize: 20, weight: .semibold)
    done.accessibilityLabel = "Close"
    done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    grid.layer.cornerRadius = 8
    grid.clipsToBounds = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns { addSwatch(row, column) }
    }
    well.layer.cornerRadius = 8
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(
      UIAction { [weak self] _ in self?.opacityDidChange() }, for: .valueChanged)
    for part in [heading, done, grid, opacity, well] { view.addSubview(part) }
    showSelection()
  }

  private func addSwatch(_ row: Int, _ column: Int) {
    let button = UIButton(type: .custom)
    let color = Self.color(row, column)
    button.backgroundColor = color
    button.addAction(UIAction { [weak self] _ in self?.choose(color) }, for: .touchUpInside)
    grid.addSubview(button)
  }

  /// Grays in the first row, below them hues from dark to light.
  private static func color(_ row: Int, _ column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (0.53 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    return UIColor(
      hue: hue, saturation: step < 0.5 ? 1 : 2 - 1.8 * step, brightness: min(1, 0.3 + 1.4 * step),
      alpha: 1)
  }

  private func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color.withAlphaComponent(CGFloat(opacity.value)) : color
    tell(continuously: false)
  }

  private func opacityDidChange() {
    selectedColor = selectedColor.withAlphaComponent(CGFloat(opacity.value))
    tell(continuously: opacity.isTracking)
  }

  private func tell(continuously: Bool) {
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    well.backgroundColor = selectedColor
    opacity.isHidden = !supportsAlpha
    guard !opacity.isTracking else { return }
    opacity.value = Float(selectedColor.cgColor.alpha)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 50, height: 30)
    done.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
    let side = min(area.width / CGFloat(Self.columns), 36)
    grid.frame = CGRect(
      x: area.midX - side * CGFloat(Self.columns) / 2, y: area.minY + 46,
      width: side * CGFloat(Self.columns), height: side * CGFloat(Self.rows))
    for (index, swatch) in grid.subviews.enumerated() {
      swatch.frame = CGRect(
        x: CGFloat(index % Self.columns) * side, y: CGFloat(index / Self.columns) * side,
        width: side, height: side)
    }
    opacity.frame = CGRect(x: area.minX, y: grid.frame.maxY + 20, width: area.width, height: 34)
    well.frame = CGRect(x: area.minX, y: opacity.frame.maxY + 20, width: 60, height: 60)
  }
}
