/// An effect that shows that an item has the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocuseffect>.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the effect of the system.
  public override init() {
    super.init()
  }

  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
