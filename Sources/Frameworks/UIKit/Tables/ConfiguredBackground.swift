/// A view that shows the background configuration of a cell or a header behind its content.
@MainActor
struct ConfiguredBackground {
  private var view: UIButtonBackgroundView?

  /// Shows a configuration behind the rest of a view, or removes it.
  mutating func show(_ configuration: UIBackgroundConfiguration?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let view = view ?? UIButtonBackgroundView()
    self.view = view
    view.show(configuration, tint: container.tintColor)
    if view.superview == nil { container.insertSubview(view, at: 0) }
    container.setNeedsLayout()
  }

  /// Lays out the background in bounds.
  func lay(in bounds: CGRect) {
    view?.lay(in: bounds, cornerStyle: .fixed)
  }
}
