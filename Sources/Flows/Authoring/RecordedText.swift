/// The text of an element.
struct RecordedText: Equatable, Sendable {
  /// The text, or the element's value.
  var text: String
  /// Whether the text is the element's value, as assistive technologies read it.
  var isValue: Bool
  /// The attribute from which a UI test reads the text, if there is one.
  var testAttribute: String?
  /// Whether the text is the result of dragging a slider, which is less precise in a UI test.
  var isApproximate = false
}
