extension UIView {
  /// Gives a view that a bar takes, and that constraints size, the size that these ask for: they would conflict with its
  /// frame before the bar lays it out. From then on the bar places it.
  final func takeBarSize() {
    layoutState.isInBar = true
    let isSized =
      bounds.size == .zero && (!constraints.isEmpty || holdsConstrainedViews)
      || constraints.contains { $0.isSize(of: self) }
    guard isSized || !translatesAutoresizingMaskIntoConstraints else { return }
    layoutState.setPlacedByList(true)
    bounds.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layoutState.sizeInBar = bounds.size
  }

  /// Whether constraints are about a view in this one.
  private var holdsConstrainedViews: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The size that the view has of its own: what a bar has given it doesn't count.
  final var sizeBesidesBar: CGSize { bounds.size == layoutState.sizeInBar ? .zero : bounds.size }

  /// Has the bar lay out again whose view this is, or whose stack it's in.
  final func contentOfBarDidChange() {
    var view = self
    while view.layoutState.sizeInBar == nil {
      guard view is UIStackView, let outer = view.superview else { return }
      view = outer
    }
    if let bar = view.superview, !bar.layoutState.isLayingOut { bar.setNeedsLayout() }
  }

  /// Places the view in a bar.
  final func setFrameInBar(_ frame: CGRect) {
    let hasSizeOfBar = bounds.size == layoutState.sizeInBar
    self.frame = frame
    if hasSizeOfBar { layoutState.sizeInBar = bounds.size }
  }
}
