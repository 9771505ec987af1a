import DeviceProtocol
import UIKit

/// The action for opening the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action for dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationresponse>.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The notification.
  open private(set) var notification: UNNotification
  /// The identifier of the action that the user chose.
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

  /// Returns the response itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UNNotificationResponse {
  /// The scene that should handle the response.
  @MainActor public var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first
  }
}

extension UIScene.ConnectionOptions {
  /// The user's response to a notification that launched the app.
  public var notificationResponse: UNNotificationResponse? {
    UNUserNotificationCenter.launchResponse
  }
}
