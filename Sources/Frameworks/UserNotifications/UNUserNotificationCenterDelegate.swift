import Foundation

/// The methods for handling notifications and the user's responses to them.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate>.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives while the app is frontmost, to determine its presentation.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions)
      -> Void)
  /// Called when a notification arrives while the app is frontmost.
  ///
  /// Returns its presentation.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  /// Called when the user has responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Called when the user wants to open the app's own notification settings, which isn't supported.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions)
      -> Void
  ) {
    let delegate = DelegateBox(self)
    Task {
      completionHandler(
        await delegate.value.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Doesn't present the notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the asynchronous method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let delegate = DelegateBox(self)
    Task {
      await delegate.value.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// A box for passing a delegate to a task, which calls it with the isolation that it requires.
private struct DelegateBox: @unchecked Sendable {
  let value: any UNUserNotificationCenterDelegate

  init(_ value: any UNUserNotificationCenterDelegate) {
    self.value = value
  }
}
