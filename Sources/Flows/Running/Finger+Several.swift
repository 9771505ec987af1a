import DeviceProtocol
import Foundation

/// Multitouch gestures.
extension Finger {
  /// Moves several touches along their paths at the same time, and ends them.
  /// - Parameter ways: The points of each path, which are the same number for each touch and are
  ///   visited at a constant rate.
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
