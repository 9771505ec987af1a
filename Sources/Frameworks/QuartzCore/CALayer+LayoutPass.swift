extension CALayer {
  func markAncestorsForLayout() {
    var ancestor = superlayer
    while let layer = ancestor, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      ancestor = layer.superlayer
    }
  }

  /// The first layer that needs layout, either this one or one inside it.
  ///
  /// A layer within that was laid out in the meantime leaves `subtreeNeedsLayout` behind.
  package var firstPendingLayer: CALayer? {
    if needsLayoutFlag { return self }
    guard subtreeNeedsLayout else { return nil }
    // `first` of a lazy sequence evaluates its match a second time, and so does each layer on the
    // way down.
    for layer in storedSublayers {
      if let pending = layer.firstPendingLayer { return pending }
    }
    return mask?.firstPendingLayer
  }

  /// Lays out the superlayers that need it, this layer and those in it.
  package func layoutAll() {
    var root = self
    while let superlayer = root.superlayer, superlayer.needsLayoutFlag { root = superlayer }
    root.layoutSubtree()
  }

  /// Lays out this layer and those inside it that need layout, outermost first.
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
