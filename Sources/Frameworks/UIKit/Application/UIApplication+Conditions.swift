import AppRuntime
import Foundation

/// The device's condition, as reported to the app.
extension UIApplication {
  /// Notifies the delegate, observers, and loaded view controllers of a memory warning.
  func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    var told: Set<ObjectIdentifier> = []
    func tell(_ controller: UIViewController) {
      guard told.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { tell(child) }
      if let presented = controller.presentedViewController { tell(presented) }
    }
    for window in allWindows { window.rootViewController.map(tell) }
  }

  /// Follows when the device is locked and unlocked.
  func setProtectedData(isAvailable: Bool) {
    if isAvailable {
      protectedData.isAvailable = true
      delegate?.applicationProtectedDataDidBecomeAvailable(self)
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    } else {
      delegate?.applicationProtectedDataWillBecomeUnavailable(self)
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
      protectedData.isAvailable = false
    }
  }

  /// Follows the device into another time zone.
  func timeZoneDidChange(to name: String?) {
    PersonalTimeZone.adopt(name)
    NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
    delegate?.applicationSignificantTimeChange(self)
    post(UIApplication.significantTimeChangeNotification)
  }
}
