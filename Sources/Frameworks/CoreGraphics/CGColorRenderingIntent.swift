/// The handling of colors that a device can't display.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent for the type of image.
  case defaultIntent
  /// Colors stay the same; colors out of gamut become the nearest.
  case absoluteColorimetric
  /// Colors stay the same relative to white; colors out of gamut become the nearest.
  case relativeColorimetric
  /// All move closer together.
  case perceptual
  /// Colors stay as vivid as they are.
  case saturation
}
