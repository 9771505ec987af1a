/// The look of color wells. Lengths are in points.
struct ColorWellDesign: Sendable {
  var diameter: CGFloat
  /// The width of the ring of hues.
  var ringWidth: CGFloat
  /// The distance between the ring and the color.
  var gap: CGFloat
  var saturation: CGFloat
  var disabledOpacity: CGFloat
  var highlightOpacity: CGFloat
}
