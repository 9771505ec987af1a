import DeviceProtocol
import Foundation

/// The app's interface to the device's notifications and their observers.
@MainActor
package final class NotificationDoor {
  /// The shared instance.
  package static let shared = NotificationDoor()

  private static let question = "Notifications"
  private static let refusal = "denied"

  /// Called when notifications arrive or the user responds to them.
  package var onNews: ((NotificationNews) -> Void)?
  /// Called when a server sends a notification.
  package var onPush: ((NotificationNews) -> Void)?
  /// Whether the app's delegate decides about notifications that arrive while the app is frontmost.
  package var hasDelegate: () -> Bool = { false }
  /// The number in the app icon's badge.
  package private(set) var badge: Int
  /// Whether the app is registered for remote notifications.
  package private(set) var isRegistered: Bool
  /// The user's response that the app was launched for.
  package let launchAnswer: NotificationAnswer?
  private var lastQuestion = 0
  private var waiting: [Int: (NotificationNews) -> Void] = [:]

  private init() {
    // The device wrote these settings. Without them, the app starts without any notifications.
    let launch =
      LaunchEnvironment.value(of: LaunchEnvironment.notifications)
      .flatMap { try? JSONDecoder().decode(NotificationLaunch.self, from: Data($0.utf8)) }
      ?? NotificationLaunch()
    badge = launch.badge
    isRegistered = launch.isRegistered
    launchAnswer = launch.answer
  }

  /// Handles a notification event from the device.
  package func take(_ news: NotificationNews) {
    switch news {
    case .token, .pushed: onPush?(news)
    case .badge(let number): badge = number
    case .pending(let id, _), .delivered(let id, _): waiting.removeValue(forKey: id)?(news)
    case .arrives(let id, _):
      if let onNews { onNews(news) } else { send(.present(id: id, [])) }
    case .answered: onNews?(news)
    }
  }

  /// Passes on the user's response that the app was launched for.
  package func takeLaunchAnswer() {
    if let launchAnswer { take(.answered(launchAnswer)) }
  }

  /// Sends the device a request.
  package func send(_ order: NotificationOrder) {
    DeviceLink.shared.send(.notification(order))
  }

  /// Requests notifications from the device.
  package func ask(
    _ order: (Int) -> NotificationOrder, then take: @escaping (NotificationNews) -> Void
  ) {
    lastQuestion += 1
    // An app that's waiting for the device isn't settled.
    let finish = MainQueue.noteWork()
    waiting[lastQuestion] = { news in
      take(news)
      finish()
    }
    send(order(lastQuestion))
  }

  /// Sets the number in the icon's badge, if the user allows badges.
  package func setBadge(_ number: Int) {
    badge = max(0, number)
    send(.badge(badge))
  }

  /// Registers or unregisters for remote notifications.
  package func register(_ wants: Bool) {
    isRegistered = wants
    send(wants ? .register : .unregister)
  }

  /// The options that the user has allowed, an empty set if the user declined, or `nil` if the user
  /// hasn't been asked.
  package var allowed: NotificationOptions? {
    guard let answer = Permissions.answer(to: Self.question) else { return nil }
    return NotificationOptions(rawValue: Int(answer) ?? 0)
  }

  /// Stores the user's choice.
  package func allow(_ options: NotificationOptions) {
    Permissions.keep(
      options.isEmpty ? Self.refusal : String(options.rawValue), to: Self.question)
    send(.allow(options))
  }
}
