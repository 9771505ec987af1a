/// The value to set a control to.
package struct Adjustment: Sendable, Equatable {
  /// The number that a slider or a stepper is set to, or the texts that the wheels of a picker are
  /// turned to, the first wheel first.
  package var texts: [String]

  /// Creates a goal from the texts in a flow.
  package init(_ texts: [String]) {
    self.texts = texts
  }

  /// The number in the control's own units, if it is one.
  var number: Double? {
    guard texts.count == 1, let number = Double(texts[0]), number.isFinite else { return nil }
    return number
  }
}
