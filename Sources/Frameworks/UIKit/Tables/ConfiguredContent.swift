/// A content view that's created by the content configuration of a cell or a header.
@MainActor
struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Applies a configuration to the current content view, if that view supports it.
  /// - Returns: The content view that replaces the current one: the configuration's, or an empty one
  ///   if the configuration was removed. `nil` if the current content view stays.
  mutating func replacement(
    for configuration: (any UIContentConfiguration)?, empty: @autoclosure () -> UIView
  ) -> UIView? {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return nil
    }
    guard view != nil || configuration != nil else { return nil }
    view = configuration?.makeContentView()
    if let view { return view }
    return empty()
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

extension UIView {
  /// Replaces the content view of a cell or a header.
  final func exchangeContentView(_ old: UIView, for new: UIView) {
    new.frame = old.frame
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    old.layoutState.setPlacedByContainer(false)
    new.layoutState.setPlacedByContainer(true)
  }
}
