import Synchronization

/// The family of the device, for texts that depend on it.
package enum DeviceFamily {
  private static let isPad = Atomic<Bool>(false)

  /// Adopts the device's family.
  package static func adopt(isPad: Bool) {
    self.isPad.store(isPad, ordering: .relaxed)
  }

  /// The family's name in string tables.
  package static var name: String { isPad.load(ordering: .relaxed) ? "ipad" : "iphone" }
}
