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
  /// In points of the screen as it is held now, origin at the top left.
  package var location: CGPoint
  /// Seconds on a clock that never goes back.
  package var timestamp: Double

  /// Creates a sample of a finger at a place and time.
  package init(finger: Int, phase: Phase, location: CGPoint, timestamp: Double) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
