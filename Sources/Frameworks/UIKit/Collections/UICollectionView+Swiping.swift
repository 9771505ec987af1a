import Foundation

// Swipes on the items of lists.
extension UICollectionView {
  /// Configures the collection view for lists, with swipe actions and a background color.
  final func adapt(to lists: [ListSection]) {
    guard let first = lists.first else { return }
    if swipeRecognizer == nil {
      let recognizer = UIPanGestureRecognizer(target: self, action: "handleSwipe:")
      swipeRecognizer = recognizer
      addGestureRecognizer(recognizer)
    }
    if hasOwnBackground { return }
    listBackground = first.configuration.shownBackgroundColor
    backgroundColor = listBackground
  }

  /// Whether the app has set the background.
  private var hasOwnBackground: Bool {
    backgroundColor != .systemBackground && backgroundColor != listBackground
  }

  private func configuration(of indexPath: IndexPath, towardsLeading: Bool)
    -> UISwipeActionsConfiguration?
  {
    guard let list = layout.listSection(indexPath.section)?.configuration else { return nil }
    return towardsLeading
      ? list.trailingSwipeActionsConfigurationProvider?(indexPath)
      : list.leadingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// Starts a swipe if a pan starts horizontally.
  final func beginSwipe(by pan: UIPanGestureRecognizer) -> Bool {
    let translation = pan.translation(in: self)
    guard swipe == nil, !isEditing, abs(translation.x) > abs(translation.y),
      let path = indexPathForItem(at: pan.location(in: self)), let cell = cells[path]
    else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return beginSwipe(of: cell, at: path, isTrailing: (translation.x < 0) != isMirrored)
  }

  private func beginSwipe(
    of cell: UICollectionViewCell, at indexPath: IndexPath, isTrailing: Bool
  ) -> Bool {
    guard let actions = configuration(of: indexPath, towardsLeading: isTrailing),
      !actions.actions.isEmpty
    else { return false }
    endHighlight()
    swipe = CellSwipe(cell: cell, configuration: actions, isTrailing: isTrailing) { [weak self] in
      self?.closeSwipe()
    }
    cell.setNeedsUpdateConfiguration()
    return true
  }

  /// Shows the actions of a swipe from the trailing edge.
  final func openSwipe(of cell: UICollectionViewCell) {
    guard swipe == nil, let path = indexPath(for: cell) else { return closeSwipe() }
    if beginSwipe(of: cell, at: path, isTrailing: true) { swipe?.open() }
  }

  final func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: swipe?.move(by: recognizer.translation(in: self).x)
    case .ended, .cancelled:
      if let swipe, !swipe.end(velocity: recognizer.velocity(in: self).x) { forget(swipe) }
    default: break
    }
  }

  final func closeSwipe() {
    guard let swipe else { return }
    swipe.close()
    forget(swipe)
  }

  private func forget(_ ended: CellSwipe<UICollectionViewCell>) {
    swipe = nil
    ended.cell.setNeedsUpdateConfiguration()
  }
}
