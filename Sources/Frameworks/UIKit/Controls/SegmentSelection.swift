/// The view behind the selected segment.
final class SegmentSelection: UIView {
  init() {
    super.init(frame: .zero)
    drawsContent = false
    isUserInteractionEnabled = false
    layer.cornerRadius = 7
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
  }

  required init?(coder: NSCoder) { nil }
}
