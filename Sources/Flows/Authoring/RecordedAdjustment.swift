import Foundation

/// The value that a control was set to.
struct RecordedAdjustment: Equatable, Sendable {
  /// The number, or the text of each wheel in order.
  var texts: [String]
  /// The position of a slider's thumb, from 0 to 1.
  var position: Double?
  /// The wheels of a picker, in the form that a UI test uses to find them.
  var wheels: [String] = []
  /// The locations of taps in the control, as fractions of its width and height.
  var taps: [CGPoint] = []
}
