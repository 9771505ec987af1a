/// The handling of colors that a device can't display.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent for the type of image.
  case defaultIntent
  /// Colors stay the same, and colors out of gamut are replaced with the nearest ones.
  case absoluteColorimetric
  /// Colors stay the same relative to white, and colors out of gamut are replaced with the nearest
  /// ones.
  case relativeColorimetric
  /// All colors are compressed to fit the gamut.
  case perceptual
  /// Colors keep their saturation.
  case saturation
}
