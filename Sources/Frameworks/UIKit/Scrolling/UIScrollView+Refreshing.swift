// The control that users pull down to refresh the content.
extension UIScrollView {
  /// The space that the refresh control takes up above the content.
  final var refreshSpace: CGFloat {
    refreshControl?.holdsSpace == true ? UIRefreshControl.restingHeight : 0
  }

  /// The position beneath all other content, above the background and the refresh control.
  final var contentBottom: Int {
    let background =
      (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    return subviews.prefix { $0 === background || $0 === refreshControl }.count
  }

  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl, refreshControl.superview !== self {
      insertSubview(refreshControl, at: contentBottom)
    }
    refreshControlDidChangeSpace()
    updateRefreshControl()
  }

  /// Moves the refresh control with the content.
  final func updateRefreshControl() {
    guard let refreshControl else { return }
    let top = adjustedContentInset.top - refreshSpace
    refreshControl.follow(pull: -top - contentOffset.y, isTracking: isDragging)
  }

  /// Keeps the space free that the refresh control wants, and leaves the content where it is.
  final func refreshControlDidChangeSpace() {
    let offset = contentOffset
    updateAdjustedContentInset()
    if !isTracking { move(to: offset) }
    updateRefreshControl()
  }

  /// Moves the content up to where it was before it was refreshed.
  final func refreshControlDidGiveUpSpace() {
    refreshControlDidChangeSpace()
    guard !isTracking else { return }
    let target = clamped(contentOffset)
    guard target != contentOffset else { return }
    stopMoving()
    guard window != nil else { return move(to: target) }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.move(to: target)
    }
  }
}
