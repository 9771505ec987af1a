/// An object that lists the parts of a flow layout that must be updated.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that determines whether the layout asks its delegate again for sizes, insets,
  /// and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether the layout computes the positions of all of its
  /// elements again.
  open var invalidateFlowLayoutAttributes = true
}
