import DisplayList

/// The color behind selected text.
final class SelectionHighlight: UIView {
  private var boxes: [CGRect] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ boxes: [CGRect]) {
    let union = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    frame = union
    self.boxes = boxes.map { $0.offsetBy(dx: -union.minX, dy: -union.minY) }
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = Color(
      tintColor.withAlphaComponent(SystemDesign.current.textSelections.highlightOpacity),
      traits: traitCollection)
    for box in boxes { context.record(.fill(.rect(box), .color(color))) }
  }
}
