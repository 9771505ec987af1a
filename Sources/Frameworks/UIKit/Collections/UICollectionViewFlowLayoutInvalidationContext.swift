/// An object that lists the parts of a flow layout that must be updated.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that determines whether the layout requests sizes, insets, and spacings from
  /// its delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether the layout computes the positions of all elements
  /// again.
  open var invalidateFlowLayoutAttributes = true
}
