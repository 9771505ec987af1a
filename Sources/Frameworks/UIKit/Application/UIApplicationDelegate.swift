import Foundation

/// The methods that manage the app's life cycle.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that shows the main storyboard.
  var window: UIWindow? { get set }
  /// Called when the launch has started.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost complete.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost complete, in apps from before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app terminates.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the app receives a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the time changed significantly, for example because of a new time zone.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called when protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called when protected files are about to become unavailable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called to open a URL.
  ///
  /// Returns whether the app handled it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the user chooses a quick action on the home screen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when the app is registered for remote notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when registering for remote notifications fails, which never happens.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a remote notification arrives that the app should respond to.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a remote notification arrives that the app should respond to.
  ///
  /// Returns the result.
  // Repeats the main actor isolation. In Swift 5, a delegate would otherwise get a warning that the
  // dictionary crosses to another actor.
  @MainActor func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Returns the orientations that a window can be shown in.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration for creating a scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the user closes scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns whether to save the app's state.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  /// Returns whether to restore the app's state.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns whether to save the app's state, in apps from before iOS 13.2.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether to restore the app's state, in apps from before iOS 13.2.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  /// Returns the view controller at a path of restoration identifiers, or `nil` to let UIKit find
  /// it.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called before the state of the view controllers is saved.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the state of the view controllers is restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Called to continue an activity from another device, which never happens.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The window, which is `nil` by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Lets the app launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Lets the app launch, as in apps from before iOS 3.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

  /// Returns `false` without opening the URL.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Calls the asynchronous method.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // The dictionary stays on the main actor, because both ends of the task are isolated to it.
    nonisolated(unsafe) let userInfo = userInfo
    Task {
      completionHandler(
        await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }

  // Repeats the main actor isolation, too. In Swift 5, every delegate would otherwise get a
  // warning.
  /// Does nothing.
  @MainActor public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }

  /// Returns the orientations in the app's Info.plist.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.orientationsOfInfoPlist }

  /// Returns the configuration in the app's Info.plist.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Returns the result of the method from before iOS 13.2.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

  /// Returns the result of the method from before iOS 13.2.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }

  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns `nil`, so that UIKit finds the view controller.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}

  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Runs the app with this class as its delegate.
  public static func main() {
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, TypeName.qualified(Self.self))
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
