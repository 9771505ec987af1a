/// The ways in which notifications reach a user, with the raw values of Apple's authorization.
package struct NotificationOptions: OptionSet, Codable, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Ways by their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number in the badge of the icon.
  package static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  package static let sound = Self(rawValue: 1 << 1)
  /// A banner, and a place in the list.
  package static let alert = Self(rawValue: 1 << 2)
  /// Into the list without a question to the user, and without a banner.
  package static let provisional = Self(rawValue: 1 << 6)
}
