import DeviceProtocol
import UIKit

/// The action with which users open the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action with which users put a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A user's response to a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationresponse>.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The notification.
  open private(set) var notification: UNNotification
  /// The action that they chose.
  open private(set) var actionIdentifier: String

  init(_ answer: NotificationAnswer) {
    notification = UNNotification(answer.notification)
    actionIdentifier =
      switch answer.choice {
      case .open: UNNotificationDefaultActionIdentifier
      case .dismiss: UNNotificationDismissActionIdentifier
      case .action(let identifier): identifier
      }
  }

  /// Returns the response itself, as it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UNNotificationResponse {
  /// The scene in which the app should handle the response.
  @MainActor public var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first
  }
}

extension UIScene.ConnectionOptions {
  /// The user's response to a notification, for which the app is launched.
  public var notificationResponse: UNNotificationResponse? {
    UNUserNotificationCenter.launchResponse
  }
}
