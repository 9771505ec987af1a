import DeviceProtocol
import Foundation

/// Gestures of two fingers around a center.
extension Finger {
  /// The time between two samples of the fingers, in seconds.
  private static let frame = 1.0 / 60
  /// The maximum duration of a gesture, in seconds.
  private static let longestGesture = 10.0
  /// The minimum side of the area around an element in which the fingers move, in points.
  private static let leastSide = 200.0

  /// Pinches with two fingers around the center of an element.
  func pinch(_ element: ScreenElement, scale: Double, on screen: CGRect) async throws {
    let frame = element.frame
    let (width, height) = (max(frame.width, Self.leastSide), max(frame.height, Self.leastSide))
    let area = CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height
    ).intersection(screen)
    try await pinch(in: area, scale: scale, velocity: max(abs(scale - 1) * 2, 0.1))
  }

  /// Pinches with two fingers.
  ///
  /// The wider span is as large as the rectangle allows.
  /// - Parameter velocity: The velocity in scale factor per second.
  package func pinch(in rect: CGRect, scale: Double, velocity: Double) async throws {
    let widest = max(20, min(rect.width, rect.height) * 0.45)
    let start = scale >= 1 ? widest / max(scale, 1) : widest
    let end = start * scale
    let seconds = Self.seconds(abs(scale - 1), velocity)
    let radii = Self.steps(from: start, to: end, seconds: seconds)
    try await turn(in: rect, radii.map { (radius: $0, angle: Double.pi / 4) }, seconds: seconds)
  }

  /// Rotates two fingers by an angle in radians.
  /// - Parameter velocity: The velocity in radians per second.
  package func rotate(in rect: CGRect, angle: Double, velocity: Double) async throws {
    let radius = max(20, min(rect.width, rect.height) * 0.35)
    let seconds = Self.seconds(abs(angle), velocity)
    let angles = Self.steps(from: 0, to: angle, seconds: seconds)
    try await turn(in: rect, angles.map { (radius: radius, angle: $0) }, seconds: seconds)
  }

  /// Moves two fingers that are opposite each other around the center of a rectangle.
  private func turn(
    in rect: CGRect, _ steps: [(radius: Double, angle: Double)], seconds: Double
  ) async throws {
    let ways = [1.0, -1.0].map { side in
      steps.map { step in
        CGPoint(
          x: rect.midX + side * step.radius * cos(step.angle),
          y: rect.midY + side * step.radius * sin(step.angle))
      }
    }
    try await move(along: ways, seconds: seconds)
  }

  private static func seconds(_ amount: Double, _ velocity: Double) -> Double {
    min(max(amount / max(abs(velocity), 0.01), 0.1), longestGesture)
  }

  private static func steps(from start: Double, to end: Double, seconds: Double) -> [Double] {
    let count = max(2, Int((seconds / frame).rounded()))
    return (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }
}
