import Foundation

/// One drawing command of a frame, in points, with the origin at the top left.
package enum DrawingCommand: Equatable, Sendable {
  /// Pushes the transform and the clip.
  case save
  /// Pops the transform and the clip that the matching `save` pushed.
  case restore
  /// Multiplies the current transform.
  case concatenate(Transform)
  /// Intersects the clip with a shape.
  case clip(Shape)
  /// Starts a group that's composited as a whole at the matching `endGroup`.
  case beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode = .normal)
  /// Composites the group that the matching `beginGroup` started.
  case endGroup
  /// Fills a shape.
  case fill(Shape, Paint)
  /// Strokes the outline of a shape, centered on it.
  case stroke(Shape, Color, StrokeStyle)
  /// Draws one line of text in one style.
  case text(TextRun)
  /// Draws the part `source` (in the unit square) of an image; a tint replaces its colors and keeps
  /// its alpha; one that isn't smooth shows its pixels as squares when enlarged.
  case image(ImageID, destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool = true)
  /// Draws the shadow that an opaque shape would cast, without the shape.
  case shadow(Shape, Shadow)
  /// Blurs everything drawn so far beneath a shape; the radius is in points.
  case backdropBlur(Shape, radius: Double)
}
