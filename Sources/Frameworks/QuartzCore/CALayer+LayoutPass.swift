extension CALayer {
  /// Asks for layout after sublayers were added or removed, except by the layer's own layout.
  final func sublayersDidChange() { if !isLayingOutSublayers { setNeedsLayout() } }

  func markAncestorsForLayout() {
    var ancestor = superlayer
    while let layer = ancestor, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      ancestor = layer.superlayer
    }
  }

  /// The layer where layout starts: the last of the superlayers above this one that all need
  /// layout, or this layer.
  ///
  /// A superlayer that's laying out its sublayers isn't laid out again from inside.
  package var layoutRoot: CALayer {
    var root = self
    while let superlayer = root.superlayer, superlayer.needsLayoutFlag,
      !superlayer.isLayingOutSublayers
    {
      root = superlayer
    }
    return root
  }

  /// The first layer that needs layout, either this one or one inside it.
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

  /// Lays out the superlayers that need it, this layer and those in it.
  func layoutAll() { layoutRoot.layoutSubtree() }

  /// Lays out this layer and those inside it that need layout, outermost first.
  package func layoutSubtree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      let isNested = isLayingOutSublayers
      isLayingOutSublayers = true
      layoutSublayers()
      isLayingOutSublayers = isNested
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for layer in storedSublayers { layer.layoutSubtree() }
    mask?.layoutSubtree()
  }
}
