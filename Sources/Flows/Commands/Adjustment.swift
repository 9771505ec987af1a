/// The value to set a control to.
package struct Adjustment: Sendable, Equatable {
  /// The number for a slider or stepper, or the text of each wheel of a picker in order.
  package var texts: [String]

  /// Creates a value from the strings in a flow.
  package init(_ texts: [String]) {
    self.texts = texts
  }

  /// The number in the control's own units, if the value is a number.
  var number: Double? {
    guard texts.count == 1, let number = Double(texts[0]), number.isFinite else { return nil }
    return number
  }
}
