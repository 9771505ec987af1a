import DeviceProtocol
import Foundation
import Stubs

/// What the app is told of its status bar.
extension UIApplication {
  /// Posted when the user interface is about to turn.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// Posted when the user interface has turned.
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

  /// The key of the orientation, as a number, in those notifications: the new one before, the old one behind.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }

  /// The key of the frame, as a value, in those notifications: the new one before, the old one behind.
  public nonisolated class var statusBarFrameUserInfoKey: String {
    "UIApplicationStatusBarFrameUserInfoKey"
  }

  func statusBarWillChange(from old: DeviceConfiguration, to new: DeviceConfiguration) {
    tell(
      Self.willChangeStatusBarOrientationNotification, Self.willChangeStatusBarFrameNotification,
      from: old, to: new, of: new)
  }

  func statusBarDidChange(from old: DeviceConfiguration, to new: DeviceConfiguration) {
    tell(
      Self.didChangeStatusBarOrientationNotification, Self.didChangeStatusBarFrameNotification,
      from: old, to: new, of: old)
  }

  private func tell(
    _ orientationName: NSNotification.Name, _ frameName: NSNotification.Name,
    from old: DeviceConfiguration, to new: DeviceConfiguration, of told: DeviceConfiguration
  ) {
    if UIInterfaceOrientation(old.orientation) != UIInterfaceOrientation(new.orientation) {
      let orientation = UIInterfaceOrientation(told.orientation).rawValue
      NotificationCenter.default.post(
        name: orientationName, object: self,
        userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation)])
    }
    if Self.statusBarFrame(of: old) != Self.statusBarFrame(of: new) {
      NotificationCenter.default.post(
        name: frameName, object: self,
        userInfo: [
          Self.statusBarFrameUserInfoKey: NSValue(cgRect: Self.statusBarFrame(of: told))
        ])
    }
  }

  private static func statusBarFrame(of device: DeviceConfiguration) -> CGRect {
    guard !UIStatusBarManager.shared.isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: CGFloat(device.screenSize.width), height: CGFloat(device.statusBarHeight))
  }

  // MARK: Fetching in the background

  /// The smallest interval between two fetches in the background that the system allows.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// An interval that stands for no fetches in the background.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Sets the time between two fetches in the background; deprecated in favor of background tasks.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    Stub.minimumBackgroundFetchInterval.tell(
      if: minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever)
  }
}

extension UIScreen {
  /// Posted when another screen is connected, which no device of Quince's has.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }

  /// Posted when another screen is disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }

  /// Posted when the mode of another screen changes.
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
}
