import Synchronization

/// The devices that the server shows, by their numbers.
final class ShownDevices: Sendable {
  let first: ShownDevice
  private let others = Mutex<[Int: ShownDevice]>([:])

  init(first: ShownDevice) {
    self.first = first
  }

  /// All devices, starting with the first one.
  var all: [ShownDevice] {
    [first] + others.withLock { $0.values.sorted { $0.id < $1.id } }
  }

  /// Adds a device under its number.
  func add(_ shown: ShownDevice) {
    others.withLock { $0[shown.id] = shown }
  }

  /// Removes a device.
  func remove(_ id: Int) -> ShownDevice? {
    others.withLock { $0.removeValue(forKey: id) }
  }

  /// Returns the device that a path refers to, and the rest of the path.
  ///
  /// For example, `devices/2/socket` is the socket of the second device. A path without a device
  /// refers to the first one.
  func resolve(_ path: Substring) -> (shown: ShownDevice, path: String)? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.first == "devices" else { return (first, String(path)) }
    guard parts.count == 3, let id = Int(parts[1]), let shown = others.withLock({ $0[id] }) else {
      return nil
    }
    return (shown, String(parts[2]))
  }
}
