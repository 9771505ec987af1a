/// The ways to present a notification while its app is frontmost, with the raw values of Apple's
/// options.
package struct NotificationPresentation: OptionSet, Codable, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Ways by their bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number in the badge of the icon.
  package static let badge = Self(rawValue: 1 << 0)
  /// A banner and a place in the list, the choice of apps from before iOS 14.
  package static let alert = Self(rawValue: 1 << 2)
  /// A place in the list.
  package static let list = Self(rawValue: 1 << 3)
  /// A banner.
  package static let banner = Self(rawValue: 1 << 4)
}
