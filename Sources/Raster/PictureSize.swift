import DisplayList

/// The size of emoji in text.
///
/// Apple's emoji have a different width, which depends on the text size.
enum PictureSize {
  /// The width of a drawn emoji, as a fraction of the font size.
  private static let drawnWidth = 2550.0 / 2048

  /// Text sizes in points, and the widths of Apple's emoji at these sizes in labels that Xcode has
  /// saved.
  private static let widths: [(size: Double, width: Double)] = [
    (0, 0), (16, 22.4), (24, 26.9), (40, 44.8), (80, 85.8), (230, 249.8),
  ]

  /// Returns the size at which emoji are drawn in text of a font.
  static func drawn(in font: FontFace) -> Double {
    let tracking =
      font.family == FontCatalog.systemFamily ? SystemTracking.tracking(of: font) : 0
    return (width(inTextOf: font.size) - tracking) / drawnWidth
  }

  private static func width(inTextOf size: Double) -> Double {
    let after = widths.firstIndex { $0.size >= size } ?? widths.count - 1
    let (low, high) = (widths[max(after, 1) - 1], widths[max(after, 1)])
    return low.width + (high.width - low.width) * (size - low.size) / (high.size - low.size)
  }
}
