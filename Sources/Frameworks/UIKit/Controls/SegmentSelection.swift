/// The view behind the selected segment.
final class SegmentSelection: UIView {
  init() {
    super.init(frame: .zero)
    drawsContent = false
    isUserInteractionEnabled = false
    layer.cornerRadius = UISegmentedControl.look.selectionRadius
    UISegmentedControl.look.selectionShadow.apply(to: layer)
  }

  required init?(coder: NSCoder) { nil }
}
