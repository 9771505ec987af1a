extension CALayer {
  func markAncestorsForLayout() {
    var ancestor = superlayer
    while let layer = ancestor, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      ancestor = layer.superlayer
    }
  }

  /// The first layer in this layer's tree that needs layout.
  ///
  /// A layer in the tree might have been laid out in the meantime without resetting
  /// `subtreeNeedsLayout`.
  package var firstPendingLayer: CALayer? {
    if needsLayoutFlag { return self }
    guard subtreeNeedsLayout else { return nil }
    // `first` on a lazy sequence evaluates its match twice, which would multiply at each level.
    for layer in storedSublayers {
      if let pending = layer.firstPendingLayer { return pending }
    }
    return mask?.firstPendingLayer
  }

  /// Lays out this layer's tree, starting with the outermost superlayer that needs it.
  package func layoutAll() {
    var root = self
    while let superlayer = root.superlayer, superlayer.needsLayoutFlag { root = superlayer }
    root.layoutSubtree()
  }

  /// Lays out the layers in this layer's tree that need it, outermost first.
  func layoutSubtree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for layer in storedSublayers { layer.layoutSubtree() }
    mask?.layoutSubtree()
  }
}
