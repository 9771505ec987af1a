import DisplayList

/// An effect for the background or the content of a visual effect view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// The effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
