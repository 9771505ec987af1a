import AppRuntime
import DeviceProtocol
import Foundation
import Stubs
import UIKit

/// An object for scheduling notifications and responding to their delivery.
///
/// Its delegate and completion handlers are called on the main thread.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable like Apple's. Only the delegate changes, and it's read on the main thread.

  private static let shared = UNUserNotificationCenter()
  @MainActor private static var categories: Set<UNNotificationCategory> = []

  /// The object that handles notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private override init() {
    super.init()
    MainQueue.run { self.begin() }
  }

  /// Returns the app's notification center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Whether notifications can contain the app's own views, which isn't supported.
  open var supportsContentExtensions: Bool { false }

  @MainActor private func begin() {
    NotificationDoor.shared.onNews = { [weak self] in self?.take($0) }
    NotificationDoor.shared.hasDelegate = { [weak self] in self?.delegate != nil }
  }

  @MainActor private func take(_ news: NotificationNews) {
    switch news {
    case .arrives(let id, let notification): ask(about: notification, id: id)
    case .answered(let answer):
      delegate?.userNotificationCenter(
        self, didReceive: UNNotificationResponse(answer), withCompletionHandler: {})
    case .badge, .pending, .delivered, .token, .pushed: break
    }
  }

  @MainActor private func ask(about notification: DeliveredNotification, id: Int) {
    guard let delegate else { return NotificationDoor.shared.send(.present(id: id, [])) }
    delegate.userNotificationCenter(self, willPresent: UNNotification(notification)) { options in
      let shown = NotificationPresentation(rawValue: Int(options.rawValue))
      MainQueue.run { NotificationDoor.shared.send(.present(id: id, shown)) }
    }
  }

  /// The user's response to a notification that launched the app.
  @MainActor static var launchResponse: UNNotificationResponse? {
    NotificationDoor.shared.launchAnswer.map(UNNotificationResponse.init)
  }

  // MARK: - Authorization

  /// Asks the user for permission to show notifications, if they haven't been asked before.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Stub.notificationAppSettings.report(if: options.contains(.providesAppNotificationSettings))
    MainQueue.run { NotificationAuthorization.shared.request(options, completionHandler) }
  }

  /// Asks the user for permission to show notifications, if they haven't been asked before.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isGranted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isGranted)
        }
      }
    }
  }

  /// Calls a closure with the user's notification settings.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    MainQueue.run { completionHandler(UNNotificationSettings(NotificationDoor.shared.allowed)) }
  }

  /// Returns the user's notification settings.
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Requests

  /// Schedules a notification according to its trigger.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    MainQueue.run {
      do {
        NotificationDoor.shared.send(.add(try Self.checked(request)))
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  @MainActor private static func checked(
    _ request: UNNotificationRequest
  ) throws -> NotificationRequest {
    let content: NotificationContent
    do {
      content = try request.content.kept()
    } catch {
      AppRuntime.raise(
        "NSInvalidArgumentException", "The userInfo of a notification must be a property list.")
    }
    guard !(NotificationDoor.shared.allowed ?? []).isEmpty else {
      throw UNError(.notificationsNotAllowed)
    }
    guard content.hasText || content.badge != nil || content.sound != nil else {
      throw UNError(.notificationInvalidNoContent)
    }
    if let trigger = request.trigger as? UNCalendarNotificationTrigger,
      trigger.nextTriggerDate() == nil
    {
      throw UNError(.notificationInvalidNoDate)
    }
    let kept = NotificationRequest(
      identifier: request.identifier, content: content, trigger: request.trigger?.kept)
    try kept.checkLimits()
    return kept
  }

  /// Schedules a notification according to its trigger.
  open func add(_ request: UNNotificationRequest) async throws {
    try await Self.end { add(request, withCompletionHandler: $0) }
  }

  /// Waits until an operation has called its completion handler.
  /// - Throws: The error from the completion handler.
  private static func end(
    of begin: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      begin { error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    }
  }

  /// Calls a closure with the scheduled requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    MainQueue.run {
      NotificationDoor.shared.ask({ .findPending(id: $0) }) { news in
        guard case .pending(_, let requests) = news else { return }
        completionHandler(requests.map { UNNotificationRequest($0) })
      }
    }
  }

  /// Returns the scheduled requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  /// Removes scheduled notifications.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    MainQueue.run { NotificationDoor.shared.send(.removePending(identifiers)) }
  }

  /// Removes all scheduled notifications.
  open func removeAllPendingNotificationRequests() {
    MainQueue.run { NotificationDoor.shared.send(.removePending(nil)) }
  }

  // MARK: - Delivered notifications

  /// Calls a closure with the delivered notifications in the list.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    MainQueue.run {
      NotificationDoor.shared.ask({ .findDelivered(id: $0) }) { news in
        guard case .delivered(_, let notifications) = news else { return }
        completionHandler(notifications.map { UNNotification($0) })
      }
    }
  }

  /// Returns the delivered notifications in the list.
  open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Removes delivered notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    MainQueue.run { NotificationDoor.shared.send(.removeDelivered(identifiers)) }
  }

  /// Removes all delivered notifications from the list.
  open func removeAllDeliveredNotifications() {
    MainQueue.run { NotificationDoor.shared.send(.removeDelivered(nil)) }
  }

  // MARK: - Badges and categories

  /// Sets the number in the app icon's badge.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    MainQueue.run {
      let isAllowed = NotificationDoor.shared.allowed?.contains(.badge) ?? false
      if isAllowed { NotificationDoor.shared.setBadge(newBadgeCount) }
      completionHandler?(isAllowed ? nil : UNError(.notificationsNotAllowed))
    }
  }

  /// Sets the number in the app icon's badge.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await Self.end { setBadgeCount(newBadgeCount, withCompletionHandler: $0) }
  }

  /// Sets the app's notification categories, which define actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    MainQueue.run {
      Self.categories = categories
      NotificationDoor.shared.send(.categories(categories.map(\.kept)))
    }
  }

  /// Calls a closure with the app's notification categories.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    MainQueue.run { completionHandler(Self.categories) }
  }

  /// Returns the app's notification categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }
}
