extension UIView {
  /// Gives a view that a bar takes, and that came without a size, the one that its constraints ask for: they would conflict
  /// with its frame before the bar lays it out.
  final func takeBarSize() {
    guard bounds.size == .zero, translatesAutoresizingMaskIntoConstraints,
      subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return }
    bounds.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layoutState.sizeInBar = bounds.size
  }

  /// The size that the view has of its own: what a bar has given it doesn't count.
  final var sizeBesidesBar: CGSize { bounds.size == layoutState.sizeInBar ? .zero : bounds.size }

  /// Places the view in a bar.
  final func setFrameInBar(_ frame: CGRect) {
    let hasSizeOfBar = bounds.size == layoutState.sizeInBar
    self.frame = frame
    if hasSizeOfBar { layoutState.sizeInBar = bounds.size }
  }
}
