import Foundation

/// The contents of a notification.
package struct NotificationContent: Codable, Equatable, Sendable {
  /// The interruption level of a notification; the raw values are those of Apple's levels.
  package enum Level: Int, Codable, Sendable {
    case passive, active, timeSensitive, critical
  }

  /// The first line.
  package var title = ""
  /// The second line.
  package var subtitle = ""
  /// The text below the title.
  package var body = ""
  /// The number in the badge of the app's icon; `nil` leaves it.
  package var badge: Int?
  /// The name of the sound, empty for the usual one; `nil` is silence.
  package var sound: String?
  /// The identifier that groups notifications.
  package var thread = ""
  /// The category whose actions are offered.
  package var category = ""
  /// The interruption level.
  package var level = Level.active
  /// The app's additional information, as a property list.
  package var userInfo: Data?

  /// Creates an empty notification.
  package init() {}

  /// Whether there's anything to read.
  package var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}
