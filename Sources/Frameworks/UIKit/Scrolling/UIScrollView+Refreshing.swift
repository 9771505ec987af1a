// The control that users pull down to refresh the content.
extension UIScrollView {
  /// The space that the refresh control takes up above the content.
  final var refreshSpace: CGFloat {
    refreshControl?.holdsSpace == true ? UIRefreshControl.restingHeight : 0
  }

  /// The index in front of the background and the refresh control and behind all other content.
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

  /// Keeps the space for the refresh control free without moving the content.
  final func refreshControlDidChangeSpace() {
    let offset = contentOffset
    updateAdjustedContentInset()
    if !isTracking { move(to: offset) }
    updateRefreshControl()
  }

  /// Moves the content back up after it has been refreshed.
  final func refreshControlDidGiveUpSpace() {
    refreshControlDidChangeSpace()
    guard !isTracking else { return }
    let target = clamped(contentOffset)
    guard target != contentOffset else { return }
    stopMoving()
    guard window != nil else { return move(to: target) }
    UIView.animate(
      withDuration: SystemDesign.current.scrolling.moving, delay: 0, options: .allowUserInteraction
    ) {
      self.move(to: target)
    }
  }
}
