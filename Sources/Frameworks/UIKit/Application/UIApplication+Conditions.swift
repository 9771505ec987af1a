import AppRuntime
import Foundation

/// Changes in the device's condition.
extension UIApplication {
  /// Notifies the delegate, observers, and loaded view controllers of a memory warning.
  func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    var notified: Set<ObjectIdentifier> = []
    func notify(_ controller: UIViewController) {
      guard notified.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { notify(child) }
      if let presented = controller.presentedViewController { notify(presented) }
    }
    for window in allWindows { window.rootViewController.map(notify) }
  }

  /// Handles locking and unlocking of the device.
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

  /// Handles a change of the device's time zone.
  func timeZoneDidChange(to name: String?) {
    PersonalTimeZone.adopt(name)
    NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
    delegate?.applicationSignificantTimeChange(self)
    post(UIApplication.significantTimeChangeNotification)
  }
}
