import DeviceProtocol

/// The family of the device, for texts that depend on it.
package enum DeviceFamily {
  nonisolated(unsafe) private static var isPad = false

  /// Adopts the device's family; this comes before the app has any other thread.
  package static func adopt(isPad: Bool) {
    self.isPad = isPad
  }

  /// The family's name in string tables.
  package static var name: String { isPad ? "ipad" : "iphone" }
}
