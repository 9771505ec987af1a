/// The identity of an image whose encoded bytes were sent before the first frame that draws it.
package struct ImageID: Hashable, Sendable, Codable {
  /// The number.
  package var rawValue: UInt64

  /// The image of a number.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The number of no image on a device.
  package static let none = ImageID(rawValue: 0)
}
