import Foundation

/// A delivered notification.
package struct DeliveredNotification: Codable, Equatable, Sendable {
  /// The request from the app or a server.
  package var request: NotificationRequest
  /// The time at which it was delivered.
  package var date: Date

  /// Creates a notification that was delivered at a time.
  package init(request: NotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}
