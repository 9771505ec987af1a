import DeviceProtocol

/// What a person did with a device, and what was on the screen before.
package struct ObservedInput: Sendable {
  /// What was done.
  package var input: DeviceInput
  /// Seconds on the clock that touches are stamped with.
  package var time: Double
  /// What is edited, if anything.
  package var textInput: TextInputState?
  /// What was on the app's screen right before, if the app says so and something begins: one value
  /// at most.
  package var screen: AsyncStream<ScreenElement>
}
