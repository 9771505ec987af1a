/// The color model of a color space.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel>.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Gray.
  case monochrome
  /// Red, green, and blue.
  case rgb
  /// Cyan, magenta, yellow, and black.
  case cmyk
  /// Lightness and two color dimensions.
  case lab
  /// The inks of a device.
  case deviceN
  /// An index into a table of colors.
  case indexed
  /// A pattern.
  case pattern
  /// The three values of the CIE XYZ color space.
  case XYZ
}
