import ObjectiveC

extension CALayer {
  /// The frame in the superlayer's coordinates.
  final var currentFrame: CGRect {
    properties.hasTransform
      ? properties.frame
      : LayerProperties.frame(
        at: properties.position, around: properties.anchorPoint, size: properties.bounds.size)
  }

  /// Sets the position and the bounds to match a frame.
  final func place(in newFrame: CGRect) {
    let hasBegun = PropertyObservers.begin()
    defer { PropertyObservers.end(hasBegun) }
    let size =
      properties.hasTransform
      ? CGRect(origin: .zero, size: newFrame.size)
        .applying(properties.transform.affine.inverted()).size
      : CGSize(width: abs(newFrame.width), height: abs(newFrame.height))
    let frame = newFrame.standardized
    position =
      properties.hasTransform
      ? properties.position(centering: size, in: frame)
      : CGPoint(
        x: frame.minX + properties.anchorPoint.x * frame.width,
        y: frame.minY + properties.anchorPoint.y * frame.height)
    bounds = CGRect(origin: properties.bounds.origin, size: size)
  }

  /// Called after the bounds change.
  final func boundsDidChange(from old: CGRect) {
    let hasBegun = PropertyObservers.begin()
    defer { PropertyObservers.end(hasBegun) }
    didChange("bounds", from: .rect(old))
    let size = properties.bounds.size
    if size != old.size { sizeDidChange(from: old.size) }
  }

  final func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if properties.needsDisplayOnBoundsChange { setNeedsDisplay() }
    askOwner { $0.boundsSizeDidChange(from: old) }
  }

  /// Returns the farthest descendant that contains a point in the superlayer's coordinates.
  final func layer(hitAt place: CGPoint) -> CALayer? {
    guard !properties.isHidden, properties.opacity > 0 else { return nil }
    var point = properties.point(fromSuperlayer: place)
    let isInside = contains(point)
    if properties.masksToBounds, !isInside { return nil }
    let own = isInside ? self : nil
    if properties.hasSublayerTransform {
      point = point.applying(properties.sublayerTransformInPlace.inverted())
    }
    for layer in sublayersBackToFront.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return own
  }
}
