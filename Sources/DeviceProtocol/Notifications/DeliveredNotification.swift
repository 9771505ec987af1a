import Foundation

/// A notification that has come.
package struct DeliveredNotification: Codable, Equatable, Sendable {
  /// What the app asked for, or a server sent.
  package var request: NotificationRequest
  /// When it came.
  package var date: Date

  /// Creates a notification that was delivered at a time.
  package init(request: NotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}
