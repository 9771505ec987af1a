import Stubs

extension UIViewController {
  /// Registers content that the system can show outside the app's windows.
  ///
  /// Returns the registration, which is never available on this device.
  @available(IOS27 )
  public func registerSceneAccessory(
    _ accessory: UISceneAccessory
  ) -> UISceneAccessoryRegistration {
    Stub.sceneAccessory.report()
    return UISceneAccessoryRegistration()
  }

  /// Ends a registration.
  @available(IOS27 )
  public func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    registration.isEnabled = false
  }
}
