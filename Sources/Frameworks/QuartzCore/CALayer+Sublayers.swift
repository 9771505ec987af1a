import AppRuntime

extension CALayer {
  /// Inserts a layer at an index among the sublayers.
  final func insert(_ layer: CALayer, at index: Int) {
    checkForCycle(layer)
    var index = index
    if layer.superlayer === self, let place = storedSublayers.place(of: layer) {
      storedSublayers.remove(at: place)
      if place < index { index -= 1 }
    } else {
      layer.removeFromSuperlayer()
      sublayersDidChange()
    }
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.superlayer = self
    sublayersAreOrdered = false
    if layer.needsLayoutFlag || layer.subtreeNeedsLayout { layer.markAncestorsForLayout() }
    setNeedsCommit()
  }

  /// Replaces all sublayers.
  final func replaceSublayers(with layers: [CALayer]) {
    for layer in storedSublayers { layer.superlayer = nil }
    storedSublayers = []
    for layer in layers { addSublayer(layer) }
    setNeedsCommit()
  }

  /// Removes the layer from its superlayer, where it's a sublayer or the mask.
  final func detach() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else if let index = superlayer.storedSublayers.place(of: self) {
      superlayer.storedSublayers.remove(at: index)
      superlayer.sublayersDidChange()
    }
    self.superlayer = nil
    superlayer.setNeedsCommit()
  }

  /// The sublayers in drawing order.
  final var sublayersBackToFront: [CALayer] {
    if sublayersAreOrdered { return storedSublayers }
    if storedSublayers.allSatisfy({ $0.layerProperties.zPosition == 0 }) {
      sublayersAreOrdered = true
      return storedSublayers
    }
    return storedSublayers.enumerated()
      .sorted {
        ($0.element.layerProperties.zPosition, $0.offset) < (
          $1.element.layerProperties.zPosition, $1.offset
        )
      }
      .map(\.element)
  }

  private func checkForCycle(_ layer: CALayer) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      guard current !== layer else {
        raise(
          "CALayerInvalid",
          "layer \(layer.nameForPerson) is a part of cycle in its layer tree: it cannot be put "
            + "into itself or into what it holds.")
      }
      ancestor = current.superlayer
    }
  }
}

extension Array where Element: AnyObject {
  /// Returns the index of an element.
  ///
  /// The search starts at both ends, because most elements are added and removed there.
  package func place(of element: Element) -> Int? {
    if last === element { return count - 1 }
    if first === element { return 0 }
    return lastIndex { $0 === element }
  }
}
