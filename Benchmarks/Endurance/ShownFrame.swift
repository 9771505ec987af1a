import Foundation
import Simulator

/// The frame of an app that the device showed last.
final class ShownFrame: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Data?
  private var seen = 0

  /// Follows what a device shows of an app.
  func watch(_ device: Device, for bundleID: String) async {
    await device.observeScreen(UUID()) { [weak self] in
      let data = device.assumeIsolated { $0.shownFrame(of: bundleID) }
      if let data { self?.note(data) }
    }
  }

  /// The frame, complete.
  var data: Data? { lock.withLock { last } }

  /// How many frames there were.
  var count: Int { lock.withLock { seen } }

  private func note(_ data: Data) {
    lock.withLock {
      if data != last { seen += 1 }
      last = data
    }
  }
}
