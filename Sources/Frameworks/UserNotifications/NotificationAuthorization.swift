import AppRuntime
import DeviceProtocol
import UIKit

/// The alert that asks the user for permission to show notifications.
@MainActor
final class NotificationAuthorization {
  static let shared = NotificationAuthorization()

  private var waiting: [@Sendable (Bool, (any Error)?) -> Void] = []

  func request(
    _ options: UNAuthorizationOptions,
    _ completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let wanted = NotificationOptions(rawValue: Int(options.rawValue))
    let allowed = NotificationDoor.shared.allowed
    if let allowed, !allowed.contains(.provisional) || wanted.contains(.provisional) {
      return completionHandler(!allowed.isEmpty, nil)
    }
    if wanted.contains(.provisional) {
      NotificationDoor.shared.allow(wanted)
      return completionHandler(true, nil)
    }
    waiting.append(completionHandler)
    guard waiting.count == 1 else { return }
    SystemQuestion.ask(
      "“\(SystemQuestion.appName)” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges. These can be "
        + "configured in Settings.",
      answers: [
        SystemQuestion.Answer("Don’t Allow", isCancel: true) { self.finish([]) },
        SystemQuestion.Answer("Allow") { self.finish(wanted) },
      ])
  }

  private func finish(_ options: NotificationOptions) {
    NotificationDoor.shared.allow(options)
    let handlers = waiting
    waiting = []
    for handler in handlers { handler(!options.isEmpty, nil) }
  }
}
