/// The registration of content that the system can show outside the app's windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneaccessoryregistration>.
@preconcurrency @MainActor
@available(IOS27 )
open class UISceneAccessoryRegistration: NSObject {
  override init() {
    super.init()
  }

  /// Whether the system can show the content, which it can't on this device.
  open var isAvailable: Bool { false }
  /// Whether the content should be shown.
  open var isEnabled = true
}
