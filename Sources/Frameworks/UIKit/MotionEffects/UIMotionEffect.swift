/// An effect that changes a view when the device is tilted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimotioneffect>.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect that changes nothing.
  public required override init() {
    super.init()
  }

  /// Returns the values to add to properties of a view for a viewing angle from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns an effect with the same behavior.
  open func copy(with zone: NSZone? = nil) -> Any { Self() }
}
