import QuartzCore

/// The black shadow of a part that's above others.
struct CastShadow: Sendable {
  var opacity: Float
  /// The distance below the part, in points.
  var offset: CGFloat
  /// The radius of the blur, in points.
  var radius: CGFloat

  /// Gives a layer the shadow.
  func apply(to layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowRadius = radius
  }
}
