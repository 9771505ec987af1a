/// The handling of colors that a device can't display.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the kind of image wants it.
  case defaultIntent
  /// As they are; others become the nearest.
  case absoluteColorimetric
  /// As they are beside white; others become the nearest.
  case relativeColorimetric
  /// All move closer together.
  case perceptual
  /// As vivid as they are.
  case saturation
}
