import DisplayList

/// The look of the bubbles above keys. Lengths are in points.
struct KeyBubbleDesign: Sendable {
  /// The row of characters above a key that's held.
  struct Variants: Sendable {
    var smallestCell: CGFloat
    var height: CGFloat
    /// The distance between the row and its key.
    var gap: CGFloat
    /// The distance between the characters and the row's edges.
    var margin: CGFloat
    var cornerRadius: Double
    /// The length by which the stem that leads to the key is inside the row.
    var stemOverlap: CGFloat
    var selectionRadius: Double
    var textSize: CGFloat
  }

  var fill: KeyboardDesign.Pair
  var shadow: Shadow
  /// The length by which a bubble is wider than its key on each side.
  var overhang: CGFloat
  /// The difference between the heights of a bubble and its key.
  var height: CGFloat
  var cornerRadius: CGFloat
  /// The radius of the part in front of the key.
  var keyRadius: CGFloat
  /// The height of the part that narrows to the key's width.
  var neck: CGFloat
  var textSize: CGFloat
  var lowercaseTextSize: CGFloat
  /// The size of text with several characters.
  var wordSize: CGFloat
  var weight: Int
  /// The distance of the text's center above the bubble's, without the part in front of the key.
  var textOffset: CGFloat
  /// The distance by which lowercase letters are raised and others are lowered.
  var caseOffset: CGFloat
  var variants: Variants

  /// Returns the size of a key's text in its bubble.
  func size(of text: String) -> CGFloat {
    if text.count > 1 { return wordSize }
    return text.first?.isLowercase == true ? lowercaseTextSize : textSize
  }
}
