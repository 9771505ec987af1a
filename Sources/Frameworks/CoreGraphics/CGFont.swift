import Raster

/// A font for drawing text.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgfont>.
public final class CGFont: Hashable, Sendable {
  /// The PostScript name of the font.
  public let postScriptName: CFString?

  /// Creates the font with a PostScript name or full name, or returns `nil` if there's none.
  public init?(_ name: CFString) {
    // The names of the system's own fonts start with a period.
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
