import Foundation

/// A finger at a moment.
package struct TouchSample: Codable, Equatable, Sendable {
  /// A phase of a finger's touch.
  package enum Phase: String, CaseIterable, Codable, Sendable {
    case began, moved, ended, cancelled
  }

  /// The same from a finger's touching down to its lifting.
  package var finger: Int
  /// The phase of the finger's touch.
  package var phase: Phase
  /// The location, in points of the screen in its current orientation, with the origin at the top
  /// left.
  package var location: CGPoint
  /// The time, in seconds on a clock that never goes back.
  package var timestamp: Double

  /// Creates a sample of a finger at a place and time.
  package init(finger: Int, phase: Phase, location: CGPoint, timestamp: Double) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
