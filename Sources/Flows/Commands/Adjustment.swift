/// The value to set a control to.
package struct Adjustment: Sendable, Equatable {
  /// The number that a slider or a stepper is set to, or the text that each wheel of a picker is
  /// turned to, with the first wheel first.
  package var texts: [String]

  /// Creates a goal from the strings in a flow.
  package init(_ texts: [String]) {
    self.texts = texts
  }

  /// The number in the control's own units, if the goal is a number.
  var number: Double? {
    guard texts.count == 1, let number = Double(texts[0]), number.isFinite else { return nil }
    return number
  }
}
