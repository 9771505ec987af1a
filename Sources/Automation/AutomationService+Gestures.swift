import DeviceProtocol
import Flows
import Foundation

/// Touch gestures.
extension AutomationService {
  /// The distance between adjacent fingers, in points.
  private static let fingerDistance = 40.0
  /// The time between two taps of a multiple tap, in seconds on the device's clock.
  private static let tapPause = 0.05
  /// The time between two samples of a finger, in seconds.
  private static let frame = 1.0 / 60
  /// The maximum duration of a gesture, in seconds.
  private static let longestGesture = 10.0

  func perform(_ gesture: AutomationGesture) async throws {
    switch gesture {
    case .tap(let place, let taps, 1):
      for count in 0..<taps {
        if count > 0 { try await tempo.pause(Self.tapPause) }
        try await finger.tap(at: place)
      }
    case .tap(let place, let taps, let fingers):
      for count in 0..<taps {
        if count > 0 { try await tempo.pause(Self.tapPause) }
        try await finger.move(
          along: Self.places(of: fingers, around: place).map { [$0] }, seconds: Self.tapPause)
      }
    case .press(let place, let seconds): try await finger.press(at: place, seconds: seconds)
    case .drag(let start, let end, let pressed, let speed, let held):
      let distance = hypot(end.x - start.x, end.y - start.y)
      try await finger.drag(
        from: start, to: end,
        seconds: min(distance / max(speed, 1), Self.longestGesture), pressed: pressed, held: held)
    case .scroll(let place, let distance): try await scroll(at: place, by: distance)
    case .pinch(let rect, let scale, let velocity):
      try await pinch(in: rect, scale: scale, velocity: velocity)
    case .rotate(let rect, let angle, let velocity):
      try await rotate(in: rect, angle: angle, velocity: velocity)
    }
  }

  /// Scrolls content as with two fingers on a trackpad.
  private func scroll(at place: CGPoint, by distance: CGPoint) async throws {
    let steps: [(TouchSample.Phase, CGPoint)] = [
      (.began, .zero), (.moved, distance), (.ended, .zero),
    ]
    for (phase, translation) in steps {
      await device.point(
        PointerGesture(
          kind: .trackpad, phase: phase, location: place, translation: translation,
          timestamp: await device.now))
      try await tempo.pause(Self.frame)
    }
  }

  private static func places(of fingers: Int, around place: CGPoint) -> [CGPoint] {
    (0..<fingers).map {
      CGPoint(
        x: place.x + (Double($0) - Double(fingers - 1) / 2) * fingerDistance, y: place.y)
    }
  }

  /// Pinches with two fingers.
  ///
  /// The wider span is as large as the rectangle allows.
  private func pinch(in rect: CGRect, scale: Double, velocity: Double) async throws {
    let widest = max(20, min(rect.width, rect.height) * 0.45)
    let start = scale >= 1 ? widest / max(scale, 1) : widest
    let end = start * scale
    let seconds = Self.seconds(abs(scale - 1), velocity)
    let radii = Self.steps(from: start, to: end, seconds: seconds)
    try await turn(in: rect, radii.map { (radius: $0, angle: Double.pi / 4) }, seconds: seconds)
  }

  private func rotate(in rect: CGRect, angle: Double, velocity: Double) async throws {
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
    try await finger.move(along: ways, seconds: seconds)
  }

  private static func seconds(_ amount: Double, _ velocity: Double) -> Double {
    min(max(amount / max(abs(velocity), 0.01), 0.1), longestGesture)
  }

  private static func steps(from start: Double, to end: Double, seconds: Double) -> [Double] {
    let count = max(2, Int((seconds / frame).rounded()))
    return (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }
}
