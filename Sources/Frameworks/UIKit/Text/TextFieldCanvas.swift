/// The part of a text field that shows the text.
final class TextFieldCanvas: UIView {
  weak var field: UITextField?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    field?.drawContent(in: bounds)
  }
}
