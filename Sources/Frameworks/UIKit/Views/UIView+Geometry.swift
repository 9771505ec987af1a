extension UIView {
  final func setFrame(_ frame: CGRect) {
    guard backingLayer.layerProperties.hasTransform || frame != backingLayer.layerProperties.frame
    else { return }
    backingLayer.frame = frame
    layoutState.geometryDidChange()
    updateCornersForGeometry()
  }

  final func setBounds(_ bounds: CGRect) {
    let resizes = bounds.size != backingLayer.bounds.size
    backingLayer.bounds = bounds
    guard resizes else { return }
    layoutState.geometryDidChange()
    updateCornersForGeometry()
  }

  /// Moves the center of the view to a point.
  final func moveCenter(to place: CGPoint) {
    backingLayer.position = place
    layoutState.geometryDidChange()
    updateCornersForGeometry()
  }

  final func setContentsScale(_ scale: CGFloat) {
    backingLayer.contentsScale = scale
    setNeedsDisplay()
  }

  /// The number of pixels in a point.
  final var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

  /// Returns a length rounded to a whole number of pixels, in points.
  final func pixelRounded(_ length: CGFloat) -> CGFloat {
    let scale = pixelScale
    return (length * scale).rounded() / scale
  }

  /// The layer of a view, or of the window, that values are converted to or from.
  final func conversionLayer(of view: UIView?) -> CALayer {
    if let view { return view.backingLayer }
    var root = self
    while let superview = root.superview { root = superview }
    return root.backingLayer
  }

  /// Returns the frame for an alignment rectangle.
  final func alignedFrame(for rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
