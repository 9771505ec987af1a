import Raster

/// A set of shapes of characters, by which text is drawn.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgfont>.
public final class CGFont: Hashable, Sendable {
  /// The font's name in PostScript.
  public let postScriptName: CFString?

  /// Creates the font with a name, either in PostScript or in full, or `nil` if there's none.
  public init?(_ name: CFString) {
    // The system's own fonts have names that start with a period.
    guard name.hasPrefix(".") || FontCatalog.match(name) != nil else { return nil }
    postScriptName = name
  }

  /// Returns whether two fonts have the same name.
  public static func == (left: CGFont, right: CGFont) -> Bool {
    left.postScriptName == right.postScriptName
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
