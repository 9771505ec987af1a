import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  private let reminders = RemindersViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea",
        actions: [
          UNNotificationAction(identifier: "later", title: "Later"),
          UNNotificationAction(identifier: "pour", title: "Pour", options: .foreground),
          UNNotificationAction(identifier: "spill", title: "Spill", options: .destructive),
        ], intentIdentifiers: [], options: [.customDismissAction, .allowAnnouncement])
    ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = reminders
    window.makeKeyAndVisible()
    self.window = window
    reminders.note("launched with badge \(application.applicationIconBadgeNumber)")
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let content = notification.request.content
    reminders.note("presents \(content.title)")
    completionHandler(content.title == "Quiet" ? [] : [.banner, .list, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let request = response.notification.request
    let action = response.actionIdentifier.split(separator: ".").last ?? ""
    let cups = request.content.userInfo["cups"].map { ", \($0) cups" } ?? ""
    let isPush = request.trigger is UNPushNotificationTrigger
    reminders.note("got \(action) of \(request.content.title)\(cups)\(isPush ? ", pushed" : "")")
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    reminders.note(
      "token of \(deviceToken.count), \(application.isRegisteredForRemoteNotifications)")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let state = application.applicationState == .background ? "behind" : "in front"
    reminders.note("fetches \(userInfo["page"] ?? "nothing") \(state)")
    completionHandler(.newData)
  }
}
