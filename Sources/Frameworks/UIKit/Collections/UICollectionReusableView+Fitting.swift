import Foundation

extension UICollectionReusableView {
  /// The collection view that contains the view, even if it's in a section's own scroll view.
  final var enclosingCollectionView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
      .first ?? maker
  }

  /// Returns attributes with the size that the view's content requires along the flexible axes.
  final func fittedToContent(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let axes = attributes.flexibleAxes
    guard !axes.isEmpty else { return attributes }
    let copy = attributes.duplicate()
    var size = attributes.size
    if let content = contentSize(fitting: size) {
      size.height = content.height
    } else if fittedView.holdsConstraints {
      size = sizeFitting(size, axes)
    } else {
      return attributes
    }
    if axes.contains(.horizontal), size.width > 0 { copy.frame.size.width = size.width }
    if axes.contains(.vertical), size.height > 0 { copy.frame.size.height = size.height }
    return copy
  }

  private func sizeFitting(_ size: CGSize, _ axes: CollectionAxes) -> CGSize {
    func priority(_ axis: CollectionAxes) -> UILayoutPriority {
      axes.contains(axis) ? .fittingSizeLevel : .required
    }
    let target = CGSize(
      width: axes.contains(.horizontal) ? 0 : size.width,
      height: axes.contains(.vertical) ? 0 : size.height)
    return fittedView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priority(.horizontal),
      verticalFittingPriority: priority(.vertical))
  }
}
