import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The calls that the app has received, in order.
  static var calls: [String] = []

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.calls.append("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.calls.append("did")
    return true
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  {
    coder.encode(1, forKey: "format")
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    let version = coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey)
    Self.calls.append("restore")
    return coder.decodeInteger(forKey: "format") == 1 && version is String
  }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    Self.calls.append("decoded")
  }
}
