import Foundation

extension UIScreen {
  /// Posted when another screen is connected, which never happens.
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

  /// Posted when the reference mode of the screen changes, which never happens.
  public nonisolated class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name
  {
    NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
}
