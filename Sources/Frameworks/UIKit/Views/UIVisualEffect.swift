import DisplayList

/// An effect for the background or the content of a visual effect view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Returns the effect itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
