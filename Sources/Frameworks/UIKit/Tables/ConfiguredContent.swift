/// A content view that's created by the content configuration of a cell or a header.
@MainActor
struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration in a view, or removes it.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// The start of the text in list content, or `nil` for other content.
  var textStart: CGFloat? { (view as? UIListContentView)?.textStart }

  /// Returns the height of the content for a width, or `nil` if there's no configuration.
  func height(fitting width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    if view is UIListContentView {
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
