import ObjectiveC

extension CALayer {
  /// The frame in the superlayer's coordinates.
  final var currentFrame: CGRect {
    layerProperties.hasTransform
      ? layerProperties.frame
      : LayerProperties.frame(
        at: layerProperties.position, around: layerProperties.anchorPoint,
        size: layerProperties.bounds.size)
  }

  /// Sets the position and the bounds to match a frame.
  final func place(in newFrame: CGRect) {
    let hasBegun = PropertyObservers.begin()
    defer { PropertyObservers.end(hasBegun) }
    let size =
      layerProperties.hasTransform
      ? CGRect(origin: .zero, size: newFrame.size)
        .applying(layerProperties.transform.affine.inverted()).size
      : CGSize(width: abs(newFrame.width), height: abs(newFrame.height))
    let frame = newFrame.standardized
    position =
      layerProperties.hasTransform
      ? layerProperties.position(centering: size, in: frame)
      : CGPoint(
        x: frame.minX + layerProperties.anchorPoint.x * frame.width,
        y: frame.minY + layerProperties.anchorPoint.y * frame.height)
    bounds = CGRect(origin: layerProperties.bounds.origin, size: size)
  }

  /// Called after the bounds change.
  final func boundsDidChange(from old: CGRect) {
    let hasBegun = PropertyObservers.begin()
    defer { PropertyObservers.end(hasBegun) }
    didChange("bounds", from: .rect(old))
    let size = layerProperties.bounds.size
    if size != old.size { sizeDidChange(from: old.size) }
  }

  final func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if layerProperties.needsDisplayOnBoundsChange { setNeedsDisplay() }
    askOwner { $0.boundsSizeDidChange(from: old) }
  }

  /// Returns the farthest descendant that contains a point in the superlayer's coordinates.
  final func layer(hitAt place: CGPoint) -> CALayer? {
    guard !layerProperties.isHidden, layerProperties.opacity > 0 else { return nil }
    var point = layerProperties.point(fromSuperlayer: place)
    let isInside = contains(point)
    if layerProperties.masksToBounds, !isInside { return nil }
    let own = isInside ? self : nil
    if layerProperties.hasSublayerTransform {
      point = point.applying(layerProperties.sublayerTransformInPlace.inverted())
    }
    for layer in sublayersBackToFront.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return own
  }
}
