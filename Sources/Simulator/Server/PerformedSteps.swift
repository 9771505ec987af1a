import DeviceProtocol

/// The elements on the screen before and after some steps.
package struct PerformedSteps: Codable, Sendable {
  /// The elements on the screen before the first step.
  package let before: ScreenElement
  /// The elements on the screen after the last step.
  package let after: ScreenElement

  /// Creates a result.
  package init(before: ScreenElement, after: ScreenElement) {
    self.before = before
    self.after = after
  }
}
