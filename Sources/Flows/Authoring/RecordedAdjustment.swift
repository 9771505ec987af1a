import Foundation

/// The value that a control was set to.
struct RecordedAdjustment: Equatable, Sendable {
  /// The number, or the texts of the wheels, the first wheel first.
  var texts: [String]
  /// Where the thumb of a slider is, from 0 to 1.
  var position: Double?
  /// The wheels of a picker as a UI test finds them.
  var wheels: [String] = []
  /// Where in the control fingers tapped, in parts of its width and height.
  var taps: [CGPoint] = []
}
