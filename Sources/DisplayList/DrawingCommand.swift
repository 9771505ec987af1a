import Foundation

/// A drawing command of a frame, in points, with the origin at the top left.
package enum DrawingCommand: Equatable, Sendable {
  /// Pushes the transform and the clip.
  case save
  /// Pops the transform and the clip that the matching `save` pushed.
  case restore
  /// Multiplies the current transform.
  case concatenate(Transform)
  /// Intersects the clip with a shape.
  case clip(Shape)
  /// Starts a group.
  ///
  /// The matching `endGroup` composites it as a whole.
  case beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode = .normal)
  /// Composites the group that the matching `beginGroup` started.
  case endGroup
  /// Fills a shape.
  case fill(Shape, Paint)
  /// Strokes the outline of a shape, centered on it.
  case stroke(Shape, Color, StrokeStyle)
  /// Draws one line of text in one style.
  case text(TextRun)
  /// Draws a part of an image, specified by `source` in the unit square.
  ///
  /// A tint replaces the image's colors and keeps its alpha. If the image isn't smooth, its pixels
  /// are squares when it's enlarged.
  case image(ImageID, destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool = true)
  /// Draws the shadow that an opaque shape would cast, without the shape.
  case shadow(Shape, Shadow)
  /// Blurs everything that's been drawn so far below a shape.
  ///
  /// The radius is in points.
  case backdropBlur(Shape, radius: Double)
}
