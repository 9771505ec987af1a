extension UIView {
  /// Sets the view's size when it's added to a bar.
  ///
  /// If constraints determine the view's size, this sets the size immediately, because the
  /// constraints would conflict with the view's frame before the bar's first layout. Afterward, the
  /// bar positions the view.
  final func takeBarSize() {
    layoutState.isInBar = true
    let isSized =
      bounds.size == .zero && holdsConstraints
      || constraints.contains { $0.isSize(of: self) }
    guard isSized || !translatesAutoresizingMaskIntoConstraints else { return }
    layoutState.setPlacedByContainer(true)
    bounds.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layoutState.sizeInBar = bounds.size
  }

  /// The view's own size, or zero if the bar determines its size.
  final var sizeBesidesBar: CGSize { bounds.size == layoutState.sizeInBar ? .zero : bounds.size }

  /// Tells the bar that shows this view, or the stack view around it, to update its layout.
  final func contentOfBarDidChange() {
    var view = self
    while view.layoutState.sizeInBar == nil {
      guard view is UIStackView, let outer = view.superview else { return }
      view = outer
    }
    view.superview?.layoutState.contentNeedsLayout()
  }

  /// Positions the view in a bar.
  final func setFrameInBar(_ frame: CGRect) {
    let hasSizeOfBar = bounds.size == layoutState.sizeInBar
    self.frame = frame
    if hasSizeOfBar { layoutState.sizeInBar = bounds.size }
  }
}
