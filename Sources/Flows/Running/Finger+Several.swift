import DeviceProtocol
import Foundation

/// Gestures of several fingers.
extension Finger {
  /// Moves fingers along their ways at the same time, and lifts them.
  /// - Parameter ways: for each finger its places, as many for each, passed evenly.
  package func move(along ways: [[CGPoint]], seconds: TimeInterval) async throws {
    guard let count = ways.map(\.count).min(), count > 0 else { return }
    await touch(.began, ways.map { $0[0] })
    for index in 1..<max(2, count) {
      try await tempo.pause(seconds / Double(max(1, count - 1)))
      if index < count { await touch(.moved, ways.map { $0[index] }) }
    }
    await touch(.ended, ways.map { $0[count - 1] })
  }

  private func touch(_ phase: TouchSample.Phase, _ places: [CGPoint]) async {
    let now = await tempo.device.now
    await tempo.device.touch(
      places.enumerated().map {
        TouchSample(finger: $0.offset, phase: phase, location: $0.element, timestamp: now)
      })
  }
}
