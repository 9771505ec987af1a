/// Content that the system can show outside the app's windows, such as on an external display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneaccessory>.
@preconcurrency @MainActor
open class UISceneAccessory: NSObject {
  final let sceneConfiguration: UISceneConfiguration
  final let userInfo: Any?

  private init(_ sceneConfiguration: UISceneConfiguration, userInfo: Any?) {
    self.sceneConfiguration = sceneConfiguration
    self.userInfo = userInfo
    super.init()
  }

  private static func make(_ sceneConfiguration: UISceneConfiguration, userInfo: Any?) -> Self {
    unsafeDowncast(UISceneAccessory(sceneConfiguration, userInfo: userInfo), to: Self.self)
  }

  /// Returns an accessory for a scene on an external display that receives no events.
  open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> Self {
    make(sceneConfiguration, userInfo: nil)
  }

  /// Returns an accessory for a scene on an external display that receives no events.
  open class func externalNonInteractive(
    sceneConfiguration: UISceneConfiguration, userInfo: Any
  ) -> Self {
    make(sceneConfiguration, userInfo: userInfo)
  }

  /// Returns an accessory for a scene that's shown while the camera is used.
  open class func cameraCapture(sceneConfiguration: UISceneConfiguration) -> Self {
    make(sceneConfiguration, userInfo: nil)
  }

  /// Returns an accessory for a scene that's shown while the camera is used.
  open class func cameraCapture(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> Self {
    make(sceneConfiguration, userInfo: userInfo)
  }
}
