import Foundation

/// A gesture of a mouse wheel or a trackpad without a click: scrolling or pinching.
package struct PointerGesture: Codable, Equatable, Sendable {
  /// The type of gesture.
  package enum Kind: String, Codable, Sendable {
    /// A wheel, which turns in notches.
    case wheel
    /// Fingers on a trackpad, whose momentum comes as more of the same gesture.
    case trackpad
    /// Fingers on a trackpad that move apart or together.
    case pinch
  }

  /// The type of gesture.
  package var kind: Kind
  /// The phase of the gesture.
  package var phase: TouchSample.Phase
  /// The pointer's location, in points of the screen in its current orientation, with the origin at
  /// the top left.
  package var location: CGPoint
  /// The distance by which content has moved since the last time, in points; zero for a pinch.
  package var translation: CGPoint
  /// The factor by which content has grown since the last time; 1 unless it's a pinch.
  package var scale: Double
  /// The time, in seconds on a clock that never goes back.
  package var timestamp: Double

  /// Creates a pointer's gesture at a point in time.
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
