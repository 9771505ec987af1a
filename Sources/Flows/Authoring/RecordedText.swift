/// The text of an element.
struct RecordedText: Equatable, Sendable {
  /// The text, or the element's value.
  var text: String
  /// Whether it's the element's value, as assistive technology reads it.
  var isValue: Bool
  /// The attribute that a UI test reads it from, if there's one.
  var testAttribute: String?
  /// Whether a slider was dragged for it, which a UI test does less exactly.
  var isApproximate = false
}
