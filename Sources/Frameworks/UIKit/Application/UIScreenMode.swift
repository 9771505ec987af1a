/// A size that a screen supports.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreenmode>.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  init(_ size: CGSize) {
    self.size = size
    super.init()
  }

  /// The size, in pixels.
  open private(set) var size: CGSize
  /// The ratio of a pixel's width to its height.
  open var pixelAspectRatio: CGFloat { 1 }
}
