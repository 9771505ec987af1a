import Foundation
import Simulator

/// The most recent frame of an app that the device showed.
final class ShownFrame: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Data?
  private var seen = 0

  /// Starts observing the frames of an app on a device.
  func watch(_ device: Device, for bundleID: String) async {
    await device.observeScreen(UUID()) { [weak self] in
      let data = device.assumeIsolated { $0.shownFrame(of: bundleID) }
      if let data { self?.note(data) }
    }
  }

  /// The complete frame.
  var data: Data? { lock.withLock { last } }

  /// The number of frames so far.
  var count: Int { lock.withLock { seen } }

  private func note(_ data: Data) {
    lock.withLock {
      if data != last { seen += 1 }
      last = data
    }
  }
}
