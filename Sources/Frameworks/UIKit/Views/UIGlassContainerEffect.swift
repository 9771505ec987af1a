import Stubs

/// An effect for a view whose subviews with glass merge when they're close to each other.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiglasscontainereffect>.
@available(iOS 26.0, *)
@preconcurrency @MainActor
@available(IOS26 )
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass starts to merge, in points.
  open var spacing: CGFloat = 0 {
    didSet { Stub.glassContainer.report(if: spacing > 0) }
  }
}
