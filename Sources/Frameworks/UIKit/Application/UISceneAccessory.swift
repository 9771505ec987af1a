/// Content that the system can show outside the app's windows, such as on an external display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneaccessory>.
@preconcurrency @MainActor
@available(IOS27 )
open class UISceneAccessory: NSObject {
  private override init() {
    super.init()
  }

  private static func make() -> Self {
    unsafeDowncast(UISceneAccessory(), to: Self.self)
  }

  /// Returns an accessory for a scene on an external display that receives no events.
  open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> Self {
    make()
  }

  /// Returns an accessory for a scene on an external display that receives no events.
  open class func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> Self {
    make()
  }

  /// Returns an accessory for a scene that's shown while the camera is used.
  open class func cameraCapture(sceneConfiguration: UISceneConfiguration) -> Self {
    make()
  }

  /// Returns an accessory for a scene that's shown while the camera is used.
  open class func cameraCapture(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> Self {
    make()
  }
}
