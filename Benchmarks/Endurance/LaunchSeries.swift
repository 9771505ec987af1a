import Foundation
import Simulator

/// An app launched again and again.
package struct LaunchSeries: Sendable {
  /// How many launches there were.
  package private(set) var count = 0
  /// The launches that failed, and why.
  package private(set) var failures: [String] = []
  /// The longest launch until the first frame, in seconds.
  package private(set) var slowest = 0.0
  /// The device's memory after the first tenth, and at the end; in bytes.
  package private(set) var memory = (early: 0, late: 0)

  /// Launches an app and kills it, again and again.
  /// - Parameter bundle: the built app.
  /// - Throws: an error if the app can't be installed.
  package init(of bundle: URL, times: Int) async throws {
    self = try await Device.withThrowaway(clock: .real) { device in
      let app = try await device.install(bundle).bundleID
      var series = LaunchSeries()
      while series.count < times { await series.launch(app, on: device, of: times) }
      return series
    }
  }

  private init() {}

  private mutating func launch(_ app: String, on device: Device, of times: Int) async {
    let start = ContinuousClock.now
    do {
      try await device.launch(app)
    } catch {
      failures.append("launch \(count + 1): \(error)")
    }
    slowest = max(slowest, (ContinuousClock.now - start) / .seconds(1))
    await device.kill(app, how: .sigkill)
    count += 1
    if count == max(1, times / 10) { memory.early = ProcessFigures.own.allocatedBytes }
    memory.late = ProcessFigures.own.allocatedBytes
  }
}
