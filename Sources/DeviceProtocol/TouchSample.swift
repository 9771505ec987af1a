import Foundation

/// The state of a finger at a point in time.
package struct TouchSample: Codable, Equatable, Sendable {
  /// A phase of a finger's touch.
  package enum Phase: String, CaseIterable, Codable, Sendable {
    case began, moved, ended, cancelled
  }

  /// The number of the finger, which stays the same from touching down to lifting.
  package var finger: Int
  /// The phase of the finger's touch.
  package var phase: Phase
  /// The location, in points of the screen in its current orientation, with the origin at the top
  /// left.
  package var location: CGPoint
  /// The time, in seconds on a monotonic clock.
  package var timestamp: Double

  /// Creates a sample of a finger.
  package init(finger: Int, phase: Phase, location: CGPoint, timestamp: Double) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
