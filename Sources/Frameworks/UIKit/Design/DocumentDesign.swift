/// The look of lists of documents, previews, and lists of fonts. Lengths are in points.
package struct DocumentDesign: Sendable {
  /// The width of the room for a document's symbol.
  package var symbolWidth: CGFloat
  /// The color of the symbols of documents that can't be chosen.
  package var disabledColor: UIColor
  /// The color behind a preview.
  package var previewFill: UIColor
  /// The distance of a preview's text from the edges.
  package var previewMargin: CGFloat
  /// The text style of a preview.
  package var previewStyle: UIFont.TextStyle
  /// The size of the names in lists of fonts.
  package var fontSize: CGFloat
}
