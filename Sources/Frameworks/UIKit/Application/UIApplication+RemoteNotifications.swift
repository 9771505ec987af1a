import AppRuntime
import DeviceProtocol
import Foundation

// What servers send.
extension UIApplication {
  /// Takes a token, or what a server has sent.
  func take(push news: NotificationNews) {
    switch news {
    case .token(let token):
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    case .pushed(let payload, let isSilent):
      guard isSilent || !NotificationDoor.shared.hasDelegate() else { return }
      if applicationState == .background { tellOfMissingMode() }
      // The device has read the payload before.
      let list = try? PropertyListSerialization.propertyList(from: payload, format: nil)
      guard let userInfo = list as? [AnyHashable: Any] else { return }
      delegate?.application(
        self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
    default: break
    }
  }

  private func tellOfMissingMode() {
    let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
    guard !modes.contains("remote-notification") else { return }
    report(
      .warning,
      "iOS tells an app in the background of what servers send only if UIBackgroundModes in its "
        + "Info.plist has remote-notification.")
  }
}
