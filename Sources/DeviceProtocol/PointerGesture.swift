import Foundation

/// A gesture of a mouse wheel or trackpad without a click, which scrolls or pinches.
package struct PointerGesture: Codable, Equatable, Sendable {
  /// The type of gesture.
  package enum Kind: String, Codable, Sendable {
    /// Scrolling with a wheel, which turns in notches.
    case wheel
    /// Scrolling with fingers on a trackpad, including the momentum.
    case trackpad
    /// Pinching with fingers on a trackpad.
    case pinch
  }

  /// The type of gesture.
  package var kind: Kind
  /// The phase of the gesture.
  package var phase: TouchSample.Phase
  /// The pointer's location, in points of the screen in its current orientation, with the origin at
  /// the top left.
  package var location: CGPoint
  /// The distance that the content has moved since the last event, in points; zero for a pinch.
  package var translation: CGPoint
  /// The factor by which the content has grown since the last event; 1 unless the gesture is a
  /// pinch.
  package var scale: Double
  /// The time, in seconds on a monotonic clock.
  package var timestamp: Double

  /// Creates a pointer gesture event.
  package init(
    kind: Kind, phase: TouchSample.Phase, location: CGPoint, translation: CGPoint = .zero,
    scale: Double = 1, timestamp: Double
  ) {
    self.kind = kind
    self.phase = phase
    self.location = location
    self.translation = translation
    self.scale = scale
    self.timestamp = timestamp
  }
}
