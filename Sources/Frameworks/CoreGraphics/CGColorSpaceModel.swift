/// The kind of components that colors in a color space have.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel>.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A space whose model isn't known.
  case unknown = -1
  /// A shade of gray.
  case monochrome
  /// Red, green, and blue.
  case rgb
  /// Cyan, magenta, yellow, and black.
  case cmyk
  /// Lightness and two colors.
  case lab
  /// The inks of a device.
  case deviceN
  /// An index into a table of colors.
  case indexed
  /// A pattern.
  case pattern
  /// The three values of the CIE's XYZ space.
  case XYZ
}
