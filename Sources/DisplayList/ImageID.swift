/// The identity of an image whose encoded bytes were sent before the first frame that draws it.
package struct ImageID: Hashable, Sendable {
  /// The number.
  package var rawValue: UInt64
  /// The image's bytes, which live as long as anything may draw them, or `nil` if the number came
  /// from elsewhere.
  package let bytes: ImageBytes?

  /// Creates the identifier of an image from its number.
  package init(rawValue: UInt64, bytes: ImageBytes? = nil) {
    self.rawValue = rawValue
    self.bytes = bytes
  }

  /// The number of no image on a device.
  package static let none = ImageID(rawValue: 0)

  /// Returns whether two images have the same number.
  package static func == (one: ImageID, other: ImageID) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Adds the number to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}
