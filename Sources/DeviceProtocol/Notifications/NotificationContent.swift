import Foundation

/// The contents of a notification.
package struct NotificationContent: Codable, Equatable, Sendable {
  /// The interruption level of a notification, with Apple's raw values.
  package enum Level: Int, Codable, Sendable {
    case passive, active, timeSensitive, critical
  }

  /// The title, which is the first line.
  package var title = ""
  /// The subtitle, which is the second line.
  package var subtitle = ""
  /// The text below the title.
  package var body = ""
  /// The number for the app icon's badge, or `nil` to keep the current one.
  package var badge: Int?
  /// The name of the sound, an empty string for the default sound, or `nil` for none.
  package var sound: String?
  /// The identifier that groups notifications.
  package var thread = ""
  /// The identifier of the category, which determines the actions.
  package var category = ""
  /// The interruption level.
  package var level = Level.active
  /// The app's additional information, as a property list.
  package var userInfo: Data?

  /// Creates an empty notification.
  package init() {}

  /// Whether the notification has any text.
  package var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}
