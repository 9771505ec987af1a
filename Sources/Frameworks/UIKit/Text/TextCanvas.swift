/// The part of a text field or text view that displays the text.
final class TextCanvas: UIView {
  weak var host: (any TextEditorHost)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    host?.drawText()
  }
}
