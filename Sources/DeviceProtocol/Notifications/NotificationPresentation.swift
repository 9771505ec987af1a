/// The ways to present a notification while its app is frontmost, with the raw values of Apple's
/// options.
package struct NotificationPresentation: OptionSet, Codable, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates options from their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A number in the icon's badge.
  package static let badge = Self(rawValue: 1 << 0)
  /// A banner and an entry in the list, as used by apps from before iOS 14.
  package static let alert = Self(rawValue: 1 << 2)
  /// An entry in the notification list.
  package static let list = Self(rawValue: 1 << 3)
  /// A banner.
  package static let banner = Self(rawValue: 1 << 4)
}
