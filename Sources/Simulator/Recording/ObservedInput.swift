import DeviceProtocol

/// The user's input, with the screen before it.
package struct ObservedInput: Sendable {
  /// The input.
  package var input: DeviceInput
  /// The time on the clock for touches, in seconds.
  package var time: Double
  /// The text being edited, if any.
  package var textInput: TextInputState?
  /// The app's screen immediately before an action starts, if the app reports it; at most one
  /// value.
  package var screen: AsyncStream<ScreenElement>
}
