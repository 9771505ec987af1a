import DisplayList

/// An effect that a view has on what is behind it or in it.
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
