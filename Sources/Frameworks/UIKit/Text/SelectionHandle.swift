import DisplayList

/// A handle at an end of the selection, drawn as a bar with a ball.
final class SelectionHandle: UIView {
  private static let look = SystemDesign.current.textSelections.handle
  private static let ball = look.ballDiameter
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
    let look = Self.look
    let bar = CGRect(
      x: bounds.midX - look.barWidth / 2, y: isStart ? Self.ball - look.overlap : 0,
      width: look.barWidth, height: bounds.height - Self.ball + look.overlap)
    context.record(.fill(.rect(bar), color))
    let ball = CGRect(
      x: 0, y: isStart ? 0 : bounds.height - Self.ball, width: Self.ball, height: Self.ball)
    context.record(.fill(.ellipse(ball), color))
  }
}
