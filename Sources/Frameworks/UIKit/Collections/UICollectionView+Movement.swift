import AppRuntime
import Foundation

// Support for moving items.
extension UICollectionView {
  /// Returns the data source's index path for a displayed item while the user moves another item.
  final func dataPath(of shown: IndexPath) -> IndexPath { movement?.origin(of: shown) ?? shown }

  final func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, let cell = cells[indexPath],
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    endHighlight()
    movement = ItemMovement(
      origin: indexPath, place: indexPath, position: cell.center, counts: loadedCounts)
    cell.isReordered = true
    movement?.scrolling = DeviceClock.shared.schedule(
      after: 1.0 / 60, interval: 1.0 / 60, kind: .endless
    ) { [weak self] in
      MainActor.assumeIsolated { self?.scrollWhileMoving() }
    }
    UIView.animate(withDuration: Self.changeDuration) {
      self.settle(leaving: [])
    }
    return true
  }

  /// Returns the item at a position, or the item closest to the position of an item that's being
  /// moved.
  final func movementTarget(at position: CGPoint) -> IndexPath? {
    guard let movement else { return nil }
    let found = layout.layoutAttributesForElements(in: mirrored(bounds)) ?? []
    return found.map(mirrored).first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }?.indexPath ?? movement.place
  }

  final func moveItem(to position: CGPoint) {
    guard var moved = movement else { return }
    let (previous, old) = (moved.place, moved.position)
    moved.position = position
    movement = moved
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: previous, withPosition: position)
    let target =
      proposed == previous
      ? previous
      : delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.origin,
        atCurrentIndexPath: previous, toProposedIndexPath: proposed) ?? proposed
    if target != previous { show(movedTo: target) }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [previous], previousPosition: old))
    guard target != previous else { return layoutIfNeeded() }
    UIView.animate(withDuration: Self.changeDuration) { self.settle(leaving: []) }
  }

  /// Makes space for an item at an index path.
  final func show(movedTo target: IndexPath) {
    guard var moved = movement else { return }
    let from = moved.shownCounts
    var step = ListChanges()
    step.movedRows = [moved.place: target]
    moved.place = target
    let rows = RowRenumbering(step, from: from, to: moved.shownCounts)
    movement = moved
    counts = moved.shownCounts
    let shown = cells
    cells = [:]
    for (path, cell) in shown {
      guard let new = rows[path] else { continue }
      cells[new] = cell
      cell.placed?.indexPath = new
    }
    selected = selected.map { rows[$0] ?? $0 }
    layout.renumber(rows, step.sections(from: from.count, to: from.count), step)
  }

  final func endMovement() {
    guard let moved = movement else { return }
    if moved.place != moved.origin {
      dataSource?.collectionView(self, moveItemAt: moved.origin, to: moved.place)
    }
    finish(moved, isCancelled: false)
  }

  final func cancelMovement() {
    guard let moved = movement else { return }
    show(movedTo: moved.origin)
    finish(moved, isCancelled: true)
  }

  private func finish(_ moved: ItemMovement, isCancelled: Bool) {
    let place = movement?.place ?? moved.place
    movement?.scrolling?.invalidate()
    movement = nil
    counts = nil
    cells[place]?.isReordered = false
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [place], previousIndexPaths: [moved.origin],
        movementCancelled: isCancelled))
    UIView.animate(withDuration: Self.changeDuration) {
      self.settle(leaving: [])
    } completion: { [weak self] _ in
      self?.removeDeparted()
    }
  }

  // MARK: Scrolling while dragging

  private func scrollWhileMoving() {
    guard let position = movement?.position else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let look = SystemDesign.current.scrolling
    let step = CGPoint(
      x: canScrollX ? look.edgeStep(at: position.x, from: visible.minX, to: visible.maxX) : 0,
      y: canScrollY ? look.edgeStep(at: position.y, from: visible.minY, to: visible.maxY) : 0)
    let target = clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
    let way = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    guard way != .zero else { return }
    move(to: target)
    moveItem(to: CGPoint(x: position.x + way.x, y: position.y + way.y))
  }

  // MARK: Gesture

  /// Returns whether there's an item at a position that the user can move.
  final func mayMoveItem(at place: CGPoint) -> Bool {
    guard let path = indexPathForItem(at: place) else { return false }
    return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// Whether a long press lets the user move items.
  final var installsMovementGesture: Bool {
    get { movementRecognizer != nil }
    set {
      guard newValue != installsMovementGesture else { return }
      if let movementRecognizer { removeGestureRecognizer(movementRecognizer) }
      movementRecognizer = nil
      guard newValue else { return }
      let recognizer = UILongPressGestureRecognizer(target: self, action: "handleMovement:")
      movementRecognizer = recognizer
      addGestureRecognizer(recognizer)
    }
  }

  final func handleMovement(_ recognizer: UILongPressGestureRecognizer) {
    let place = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let path = indexPathForItem(at: place), beginMovement(of: path) else {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        return
      }
      let center = cells[path]?.center ?? place
      movementGrip = CGPoint(x: center.x - place.x, y: center.y - place.y)
    case .changed: moveItem(to: CGPoint(x: place.x + movementGrip.x, y: place.y + movementGrip.y))
    case .ended: endMovement()
    default: cancelMovement()
    }
  }
}
