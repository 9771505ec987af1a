extension UIScrollView {
  func updateAdjustedContentInset() {
    let adjusted = computedContentInset
    guard adjusted != adjustedContentInset else { return }
    let old = adjustedContentInset
    let isAtTop = abs(contentOffset.y + old.top) < 0.01
    let isAtLeft = abs(contentOffset.x + old.left) < 0.01
    adjustedContentInset = adjusted
    layoutState.setNeedsUpdateSafeArea()
    if !isTracking, motions == nil {
      var offset = contentOffset
      if isAtTop { offset.y = -adjusted.top }
      if isAtLeft { offset.x = -adjusted.left }
      if offset != contentOffset { move(to: offset) }
    }
    adjustedContentInsetDidChange()
    storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    indicators?.update()
  }

  var computedContentInset: UIEdgeInsets {
    // A view without a size has no safe area, and its delegate may divide by its width.
    let safe = bounds.isEmpty ? .zero : safeAreaInsets
    let scrollsX = alwaysBounceHorizontal || contentSize.width > bounds.width
    let scrollsY =
      alwaysBounceVertical
      || contentSize.height > bounds.height - contentInset.top - contentInset.bottom - safe.top
        - safe.bottom
    let (adjustsX, adjustsY): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (scrollsX, scrollsY)
      case .automatic: (scrollsX, scrollsY || isContentOfNavigation)
      }
    var inset = contentInset
    if adjustsX {
      inset.left += safe.left
      inset.right += safe.right
    }
    if adjustsY {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    inset.top += refreshSpace
    return inset
  }

  /// Whether the scroll view is the content of a view controller within bars, so that it always
  /// leaves space for them.
  var isContentOfNavigation: Bool {
    guard let owner, owner.automaticallyAdjustsScrollViewInsets, owner.adjustedScrollView === self
    else { return false }
    return owner.parent is UINavigationController || owner.parent is UITabBarController
  }

  /// The nearest view controller that contains the scroll view.
  var owner: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension UIViewController {
  /// The scroll view that leaves space for bars, which is the view itself or its first subview.
  var adjustedScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
