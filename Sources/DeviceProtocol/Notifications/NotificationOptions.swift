/// The ways in which notifications reach a user, with the raw values of Apple's authorization
/// options.
package struct NotificationOptions: OptionSet, Codable, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates options from their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A number in the icon's badge.
  package static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  package static let sound = Self(rawValue: 1 << 1)
  /// A banner, and an entry in the notification list.
  package static let alert = Self(rawValue: 1 << 2)
  /// Delivery to the notification list without a banner, and without asking the user for
  /// permission.
  package static let provisional = Self(rawValue: 1 << 6)
}
