/// The identifier of an image whose encoded data was sent before the first frame that draws it.
package struct ImageID: Hashable, Sendable {
  /// The number.
  package var rawValue: UInt64
  /// The image's data, which lives as long as anything might draw it, or `nil` if the identifier
  /// was received.
  package let bytes: ImageBytes?

  /// Creates an identifier from its number.
  package init(rawValue: UInt64, bytes: ImageBytes? = nil) {
    self.rawValue = rawValue
    self.bytes = bytes
  }

  /// The identifier that represents no image on any device.
  package static let none = ImageID(rawValue: 0)

  /// Returns whether two images have the same number.
  package static func == (one: ImageID, other: ImageID) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Hashes the number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}
