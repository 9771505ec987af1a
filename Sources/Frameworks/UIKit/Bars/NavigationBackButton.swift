import DeviceProtocol
import Foundation

/// The button for going back to the previous item.
final class NavigationBackButton: UIControl {
  private static let design = SystemDesign.current.navigationBars

  private let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private let label = UILabel()

  /// The form of the title: the entire title, a generic word, or just the arrow.
  enum TitleForm: CaseIterable { case whole, word, none }

  /// The form of the title that fits next to the bar's own title.
  var titleForm = TitleForm.whole {
    didSet { if titleForm != oldValue { setNeedsLayout() } }
  }

  init(leadingTo item: UINavigationItem, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    isOpaque = false
    contentMode = .redraw
    label.isAccessibilityElement = false
    addSubview(label)
    updateLook()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var title: String {
    if let own = bar.topItem?.backAction?.title, !own.isEmpty { return own }
    if let own = item.backBarButtonItem?.title ?? item.backButtonTitle { return own }
    switch item.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return "Back"
    case .default: return item.plainTitle?.isEmpty ?? true ? "Back" : item.plainTitle!
    }
  }

  /// The item that determines the button's appearance, which is the app's own or one with default
  /// values.
  private lazy var look = item.backBarButtonItem ?? UIBarButtonItem()

  private var color: UIColor { look.tintColor ?? tintColor }

  func updateLook() {
    label.text = title
    let appearance = bar.currentAppearance.backButtonAppearance
    let state: UIControl.State = isHighlighted ? .highlighted : .normal
    look.takeAppearance(in: bar)
    let attributes = appearance.titleTextAttributes(for: state).merging(
      look.titleTextAttributes(for: state) ?? look.titleTextAttributes(for: .normal) ?? [:]
    ) { $1 }
    label.font = attributes[.font] as? UIFont ?? SystemDesign.current.bars.buttonFont.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    accessibilityLabel = title.isEmpty ? item.plainTitle ?? "Back" : title
    accessibilityIdentifier = "BackButton"
    alpha = isHighlighted ? SystemDesign.current.bars.highlightOpacity : 1
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue {
        alpha = isHighlighted ? SystemDesign.current.bars.highlightOpacity : 1
      }
    }
  }

  override var claimsTaps: Bool { true }

  private static let word = "Back"

  /// The title, or a generic word if there isn't enough space.
  private var fittingTitle: String {
    switch titleForm {
    case .none: ""
    case .whole where width(of: title) <= Self.design.greatestBackWidth: title
    case .whole, .word: width(of: title) < width(of: Self.word) ? title : Self.word
    }
  }

  private func width(of text: String) -> CGFloat { UILabel.width(of: text, font: label.font) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: indicatorWidth + ceil(width(of: fittingTitle)), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.text = fittingTitle
    var offset = bar.currentAppearance.backButtonAppearance.titlePositionAdjustment(for: .normal)
    if offset == .zero { offset = look.backButtonTitlePositionAdjustment(for: barMetrics) }
    label.frame = CGRect(
      x: isMirrored ? 0 : indicatorWidth, y: 0, width: max(0, bounds.width - indicatorWidth),
      height: bounds.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midY
    let state: UIControl.State = isHighlighted ? .highlighted : .normal
    if let behind = look.shownBackImage(for: state, barMetrics) {
      behind.image.draw(in: bounds.offsetBy(dx: 0, dy: behind.offset))
    }
    if let image = bar.currentBackIndicatorImage { return draw(image) }
    let path = UIBezierPath()
    func x(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }
    let arrow = Self.design.arrow
    let (tip, end) = (x(arrow.inset), x(arrow.inset + arrow.size.width))
    path.move(to: CGPoint(x: end, y: middle - arrow.size.height / 2))
    path.addLine(to: CGPoint(x: tip, y: middle))
    path.addLine(to: CGPoint(x: end, y: middle + arrow.size.height / 2))
    path.lineWidth = arrow.lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  /// Draws the app's own image instead of the arrow, tinted unless its rendering mode is original.
  private func draw(_ image: UIImage) {
    let tinted =
      image.renderingMode == .alwaysOriginal
      ? image : image.withTintColor(color, renderingMode: .alwaysOriginal)
    let x = isMirrored ? bounds.width - image.size.width : 0
    tinted.draw(at: CGPoint(x: x, y: bounds.midY - image.size.height / 2))
  }

  private var indicatorWidth: CGFloat {
    let arrow = Self.design.arrow
    return bar.currentBackIndicatorImage.map { ceil($0.size.width) + arrow.imageGap } ?? arrow.room
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { bar.goBack() }
  }

  override func accessibilityActivate() -> Bool {
    bar.goBack()
    return true
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.type = "UIBackButton"
    element.text = label.text
    element.textColor = nil
  }

  override var elementKind: ElementKind { .button }
}
