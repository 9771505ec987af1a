import Stubs

/// A view controller that lets users choose a color.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The ratio of height to width of the choosers.
  ///
  /// The grid has twelve columns and ten rows of squares.
  private static let heightOfChoosers: CGFloat = 10 / 12
  private static let look = SystemDesign.current.colorPickers
  private let heading = UILabel()
  private let done = UIButton(type: .close)
  private let opacity = ColorOpacity()
  private let line = UIView()
  private let swatches = ColorSwatches()
  private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let choosers: [any ColorChooser] = [ColorGrid(), ColorSpectrum(), ColorSliders()]

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

  /// Whether users can choose the opacity as well.
  open var supportsAlpha = true {
    didSet {
      showSelection()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether users can pick a color from the screen.
  @available(IOS26 )
  open var supportsEyedropper = true {
    didSet { Stub.colorPickerEyedropper.report(if: supportsEyedropper) }
  }

  /// The highest exposure of the colors that users can choose, as a multiple of the brightness.
  @available(IOS26 )
  open var maximumLinearExposure: CGFloat = 1 {
    didSet {
      maximumLinearExposure = max(1, maximumLinearExposure)
      Stub.colorPickerExposure.report(if: maximumLinearExposure > 1)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.look.fill
    heading.text = title ?? "Colors"
    heading.font = Self.look.header.font.font
    heading.textAlignment = .center
    done.accessibilityLabel = "Close"
    done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [weak self] _ in self?.showChooser() }, for: .valueChanged)
    for chooser in choosers {
      chooser.choose = { [weak self] in self?.choose($0, continuously: $1) }
      view.addSubview(chooser)
    }
    opacity.choose = { [weak self] in self?.opacityDidChange(to: $0, continuously: $1) }
    line.backgroundColor = Self.look.lineColor
    swatches.choose = { [weak self] in self?.choose($0, continuously: false) }
    for part in [heading, done, ways, opacity, line, swatches] { view.addSubview(part) }
    showChooser()
    showSelection()
  }

  private func showChooser() {
    view.endEditing(true)
    for (index, chooser) in choosers.enumerated() {
      chooser.isHidden = index != ways.selectedSegmentIndex
    }
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    selectedColor = supportsAlpha ? color.withAlphaComponent(opacity.value) : color
    notifyDelegate(continuously: continuously)
  }

  private func opacityDidChange(to alpha: CGFloat, continuously: Bool) {
    selectedColor = selectedColor.withAlphaComponent(alpha)
    notifyDelegate(continuously: continuously)
  }

  private func notifyDelegate(continuously: Bool) {
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  @_spi(Quince) open override func personDidDismiss() {
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    for chooser in choosers { chooser.show(selectedColor) }
    opacity.isHidden = !supportsAlpha
    opacity.show(selectedColor)
    swatches.show(selectedColor)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = Self.look.margin
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let look = Self.look.header
    heading.frame = CGRect(
      x: area.minX + look.titleMargin, y: area.minY, width: area.width - 2 * look.titleMargin,
      height: look.height)
    done.frame = CGRect(
      x: area.maxX - look.height, y: area.minY, width: look.height, height: look.height)
    ways.frame = CGRect(
      x: area.minX, y: area.minY + look.segmentsTop, width: area.width,
      height: look.segmentsHeight)
    let top = ways.frame.maxY + look.gap
    let rest = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    if traitCollection.verticalSizeClass == .compact { layOutRow(rest) } else { layOutColumn(rest) }
  }

  private func layOutColumn(_ area: CGRect) {
    let below = ColorOpacity.height + ColorSwatches.height + Self.look.smallestGaps
    let height = max(0, min(area.width * Self.heightOfChoosers, area.height - below))
    place(CGRect(x: area.minX, y: area.minY, width: area.width, height: height))
    placeOpacityAndSwatches(
      x: area.minX, y: area.minY + height + Self.look.partGap, width: area.width)
  }

  /// Lays out the opacity and the swatches beside the choosers when there isn't enough height to
  /// lay them out below.
  private func layOutRow(_ area: CGRect) {
    let width = min((area.width - Self.look.columnGap) / 2, area.height / Self.heightOfChoosers)
    place(
      CGRect(x: area.minX, y: area.minY, width: width, height: width * Self.heightOfChoosers))
    let start = area.minX + width + Self.look.columnGap
    placeOpacityAndSwatches(x: start, y: area.minY, width: area.maxX - start)
  }

  private func place(_ frameOfChoosers: CGRect) {
    for chooser in choosers {
      chooser.frame = frameOfChoosers
      chooser.layoutIfNeeded()
      chooser.show(selectedColor)
    }
  }

  private func placeOpacityAndSwatches(x: CGFloat, y: CGFloat, width: CGFloat) {
    opacity.frame = CGRect(x: x, y: y, width: width, height: ColorOpacity.height)
    let gap = Self.look.partGap
    let end = supportsAlpha ? opacity.frame.maxY + gap : y
    line.frame = CGRect(x: x, y: end, width: width, height: Self.look.lineHeight)
    swatches.frame = CGRect(
      x: x, y: line.frame.maxY + gap, width: width, height: ColorSwatches.height)
  }
}
