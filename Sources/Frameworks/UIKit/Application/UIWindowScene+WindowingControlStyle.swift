import Stubs

extension UIWindowScene {
  /// The style of the controls for closing and resizing a window.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/windowingcontrolstyle>.
  @available(IOS26 )
  open class WindowingControlStyle: NSObject, @unchecked Sendable {
    /// The style that the system chooses.
    public class var automatic: WindowingControlStyle { automaticStyle }
    /// Controls that are part of the scene's content.
    public class var unified: WindowingControlStyle { shown(unifiedStyle) }
    /// Controls that take as little space as possible.
    public class var minimal: WindowingControlStyle { shown(minimalStyle) }

    private static let automaticStyle = WindowingControlStyle()
    private static let unifiedStyle = WindowingControlStyle()
    private static let minimalStyle = WindowingControlStyle()

    fileprivate override init() {
      super.init()
    }

    private static func shown(_ style: WindowingControlStyle) -> WindowingControlStyle {
      Stub.windowingControls.report()
      return style
    }
  }
}
