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
      try await finger.pinch(in: rect, scale: scale, velocity: velocity)
    case .rotate(let rect, let angle, let velocity):
      try await finger.rotate(in: rect, angle: angle, velocity: velocity)
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
}
