/// The view that covers a view controller's view, and contains the view that replaces its content.
final class ContentUnavailableOverlay: UIView {
  private(set) var content: UIView & UIContentView

  init(_ configuration: any UIContentConfiguration) {
    content = configuration.makeContentView()
    super.init(frame: .zero)
    drawsContent = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: any UIContentConfiguration) {
    if content.supports(configuration) {
      content.configuration = configuration
    } else {
      content.removeFromSuperview()
      content = configuration.makeContentView()
      addSubview(content)
    }
    setNeedsLayout()
  }

  /// Covers the visible part of a view, even if the view scrolls.
  func cover(_ view: UIView) {
    if superview !== view { view.addSubview(self) }
    view.bringSubviewToFront(self)
    if frame != view.bounds { frame = view.bounds }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === content ? nil : hit
  }
}
