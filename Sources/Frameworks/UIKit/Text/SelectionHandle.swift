import DisplayList

/// A handle at an end of the selection, drawn as a bar with a ball.
final class SelectionHandle: UIView {
  private static let ball: CGFloat = 10
  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  func place(at caret: CGRect) {
    frame = CGRect(
      x: caret.midX - Self.ball / 2, y: caret.minY - (isStart ? Self.ball : 0),
      width: Self.ball, height: caret.height + Self.ball)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = Paint.color(Color(tintColor, traits: traitCollection))
    let bar = CGRect(
      x: bounds.midX - 1, y: isStart ? Self.ball - 1 : 0, width: 2,
      height: bounds.height - Self.ball + 1)
    context.record(.fill(.rect(bar), color))
    let ball = CGRect(
      x: 0, y: isStart ? 0 : bounds.height - Self.ball, width: Self.ball, height: Self.ball)
    context.record(.fill(.ellipse(ball), color))
  }
}
