import AppRuntime
import DeviceProtocol
import Foundation

// Push notifications.
extension UIApplication {
  /// Handles a device token or a push notification.
  func take(push news: NotificationNews) {
    switch news {
    case .token(let token):
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    case .pushed(let payload, let isSilent):
      guard isSilent || !NotificationDoor.shared.hasDelegate() else { return }
      if applicationState == .background { tellOfMissingMode() }
      guard let userInfo = NotificationInformation.dictionary(payload) else { return }
      delegate?.application(
        self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
    default: break
    }
  }

  private func tellOfMissingMode() {
    let modes = InfoPlist["UIBackgroundModes"]?.strings ?? []
    guard !modes.contains("remote-notification") else { return }
    report(
      .warning,
      "iOS delivers push notifications to an app in the background only if UIBackgroundModes in "
        + "its Info.plist contains remote-notification.")
  }
}
