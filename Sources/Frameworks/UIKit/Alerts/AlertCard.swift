import DisplayList

/// A rounded card with a material background.
final class AlertCard: UIView {
  let content = UIView()

  var surface = SystemDesign.current.alerts.surface {
    didSet { setNeedsDisplay() }
  }

  private var pan: CGFloat = 0
  private var contentHeight: CGFloat = 0
  private var visibleHeight: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    content.clipsToBounds = true
    // Starts with the screen's size, so that a view that an app sizes to fit, with flexible
    // margins, shrinks with the card.
    content.frame = UIScreen.main.bounds
    content.layer.cornerRadius = SystemDesign.current.alerts.cornerRadius
    super.addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func addSubview(_ view: UIView) {
    content.addSubview(view)
  }

  /// Returns the height that an app's constraints require, or 0 if there are none.
  func heightByConstraints(width: CGFloat) -> CGFloat {
    content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  func setContentSize(_ size: CGSize, visible: CGFloat) {
    contentHeight = size.height
    visibleHeight = visible
    pan = min(pan, max(0, contentHeight - visibleHeight))
    content.frame = CGRect(x: 0, y: 0, width: size.width, height: visible)
    content.bounds.origin.y = pan
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, contentHeight > visibleHeight else { return }
    let step = touch.previousLocation(in: self).y - touch.location(in: self).y
    pan = min(max(0, pan + step), contentHeight - visibleHeight)
    content.bounds.origin.y = pan
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = SystemDesign.current.alerts.cornerRadius
    surface.draw(
      .roundedRect(bounds, CornerRadii(radius)), in: context, traits: traitCollection)
  }
}
