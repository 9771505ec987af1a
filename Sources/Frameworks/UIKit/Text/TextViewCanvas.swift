/// The part of a text view that shows the text.
final class TextViewCanvas: UIView {
  weak var textView: UITextView?

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
    textView?.drawContent()
  }
}
