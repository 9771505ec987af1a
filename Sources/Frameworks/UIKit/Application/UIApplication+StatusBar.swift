import DeviceProtocol
import Foundation

/// The app's status bar.
extension UIApplication {
  /// Posted when the user interface is about to rotate.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted when the user interface has rotated.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  /// Posted when the frame of the status bar is about to change.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }

  /// Posted when the frame of the status bar has changed.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// The user info key for the orientation, as a number.
  ///
  /// It's the new orientation before the change, and the old one after it.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }

  /// The user info key for the frame, as a value.
  ///
  /// It's the new frame before the change, and the old one after it.
  public nonisolated class var statusBarFrameUserInfoKey: String {
    "UIApplicationStatusBarFrameUserInfoKey"
  }

  func statusBarWillChange(from old: DeviceConfiguration, to new: DeviceConfiguration) {
    postStatusBarChange(
      Self.willChangeStatusBarOrientationNotification, Self.willChangeStatusBarFrameNotification,
      from: old, to: new, of: new)
  }

  func statusBarDidChange(from old: DeviceConfiguration, to new: DeviceConfiguration) {
    postStatusBarChange(
      Self.didChangeStatusBarOrientationNotification, Self.didChangeStatusBarFrameNotification,
      from: old, to: new, of: old)
  }

  private func postStatusBarChange(
    _ orientationName: NSNotification.Name, _ frameName: NSNotification.Name,
    from old: DeviceConfiguration, to new: DeviceConfiguration, of reported: DeviceConfiguration
  ) {
    if UIInterfaceOrientation(old.orientation) != UIInterfaceOrientation(new.orientation) {
      let orientation = UIInterfaceOrientation(reported.orientation).rawValue
      NotificationCenter.default.post(
        name: orientationName, object: self,
        userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation)])
    }
    if Self.statusBarFrame(of: old) != Self.statusBarFrame(of: new) {
      NotificationCenter.default.post(
        name: frameName, object: self,
        userInfo: [
          Self.statusBarFrameUserInfoKey: NSValue(cgRect: Self.statusBarFrame(of: reported))
        ])
    }
  }

  private static func statusBarFrame(of device: DeviceConfiguration) -> CGRect {
    guard !UIStatusBarManager.shared.isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: CGFloat(device.screenSize.width), height: CGFloat(device.statusBarHeight))
  }
}
