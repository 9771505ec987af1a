import Foundation

extension UICollectionView {
  /// The delay before items make space for a drag.
  public enum ReorderingCadence: Int, Sendable {
    /// Immediately.
    case immediate
    /// After a short while.
    case fast
    /// After a longer while.
    case slow
  }

  /// Returns the state of a cell for a drop over the collection view.
  final func dropState(of cell: UICollectionViewCell) -> UICellConfigurationState.DropState {
    guard hasActiveDrop else { return .none }
    return dropHighlight.flatMap { cells[$0] } === cell ? .targeted : .notTargeted
  }

  /// Highlights the item that the dragged items would be dropped into.
  final func highlightDrop(at path: IndexPath?) {
    guard path != dropHighlight else { return }
    if let dropHighlight { cells[dropHighlight]?.isHighlighted = false }
    dropHighlight = path
    if let path { cells[path]?.isHighlighted = true }
    for cell in cells.values { cell.setNeedsUpdateConfiguration() }
  }

  /// Makes space for a dragged item, which is hidden in the meantime.
  final func showMove(of source: IndexPath, to target: IndexPath) {
    if movement == nil {
      guard let cell = cells[source] else { return }
      movement = ItemMovement(
        origin: source, place: source, position: cell.center, counts: loadedCounts, isDrag: true)
    }
    guard let movement, movement.isDrag, target != movement.place,
      target.section < movement.counts.count,
      target.item < movement.counts[target.section] + (target.section == source.section ? 0 : 1)
    else { return settleShownMove() }
    show(movedTo: target)
    layout.invalidateLayout()
    settleShownMove()
  }

  private func settleShownMove() {
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
      self.settle(leaving: [])
    }
  }

  /// Moves the items back to their positions in the data source.
  final func endShownMove() {
    guard let movement, movement.isDrag else { return }
    forgetShownMove()
    settleShownMove()
  }

  /// Restores the data source's order, without moving the items yet.
  final func forgetShownMove() {
    guard let moved = movement, moved.isDrag else { return }
    show(movedTo: moved.origin)
    movement = nil
    layout.invalidateLayout()
  }

  /// Returns the position after the last item of the section closest to a point.
  final func endOfSection(at point: CGPoint) -> IndexPath? {
    var best: (path: IndexPath, distance: CGFloat)?
    for (section, count) in loadedCounts.enumerated() {
      let last = IndexPath(item: max(0, count - 1), section: section)
      let frame = count > 0 ? layoutAttributesForItem(at: last)?.frame ?? .zero : .zero
      let distance = hypot(point.x - frame.midX, point.y - frame.midY)
      guard distance < best?.distance ?? .infinity else { continue }
      best = (IndexPath(item: count, section: section), distance)
    }
    return best?.path
  }
}
