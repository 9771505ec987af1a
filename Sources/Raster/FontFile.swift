/// A font file that both players need.
package struct FontFile: Hashable, Sendable, Codable {
  /// The path of the file.
  package var path: String
  /// The family that `FontFace.family` names.
  package var family: String
  /// The weight, from 100 (thin) to 900 (black).
  package var weight: Int
  /// Whether the font is italic.
  package var isItalic: Bool

  /// Creates a file that contains one face of a family.
  package init(path: String, family: String, weight: Int, isItalic: Bool) {
    self.path = path
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}
