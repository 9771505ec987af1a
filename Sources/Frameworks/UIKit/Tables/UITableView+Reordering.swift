import AppRuntime
import Foundation

// Dragging rows to other positions.
extension UITableView {
  /// Returns the data source's index path for a displayed row.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    reordering?.dataPath(of: shown) ?? shown
  }

  /// Returns whether the user can drag a row.
  final func canReorder(_ indexPath: IndexPath) -> Bool {
    guard let dataSource, ObjCRuntime.responds(dataSource, to: "tableView:moveRowAt:to:") else {
      return false
    }
    return dataSource.tableView(self, canMoveRowAt: indexPath)
  }

  final func beginReordering(_ cell: UITableViewCell, by recognizer: UIGestureRecognizer) {
    guard reordering == nil, let indexPath = indexPath(for: cell) else { return }
    closeSwipe()
    endHighlight()
    reordering = RowReordering(
      cell: cell, recognizer: recognizer, source: indexPath, target: indexPath,
      proposed: indexPath, grip: recognizer.location(in: self).y - cell.frame.midY)
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    cell.layer.masksToBounds = false
    let look = Self.look.reordering
    look.shadow.apply(to: cell.layer)
    cell.layer.shadowOpacity = 0
    UIView.animate(withDuration: look.lifting) {
      cell.layer.shadowOpacity = look.shadow.opacity
      cell.alpha = look.opacity
    }
  }

  final func continueReordering() {
    followReordering()
    guard reordering != nil else { return }
    if scrollingStep == 0 {
      reordering?.scrolling?.invalidate()
      reordering?.scrolling = nil
    } else if reordering?.scrolling == nil {
      reordering?.scrolling = DeviceClock.shared.schedule(after: 1.0 / 60, repeating: true) {
        [weak self] in self?.scrollWhileReordering()
      }
    }
  }

  final func endReordering(isCancelled: Bool) {
    guard var reordering else { return }
    reordering.scrolling?.invalidate()
    if isCancelled, reordering.target != reordering.source { show(at: reordering.source) }
    reordering.target = self.reordering?.target ?? reordering.target
    self.reordering = nil
    let (cell, source, target) = (reordering.cell, reordering.source, reordering.target)
    cell.setNeedsUpdateConfiguration()
    if target != source {
      droppedMove = (source, target)
      dataSource?.tableView(self, moveRowAt: source, to: target)
      droppedMove = nil
    }
    UIView.animate(withDuration: Self.look.reordering.moving) {
      cell.alpha = 1
      cell.layer.shadowOpacity = 0
      self.layOut()
    }
  }

  /// Ends dragging without moving anything, because the data is about to be reloaded.
  final func forgetReordering() {
    guard let reordering else { return }
    reordering.scrolling?.invalidate()
    self.reordering = nil
    reordering.cell.alpha = 1
    reordering.cell.layer.shadowOpacity = 0
  }

  // MARK: Following the finger

  /// Returns the center of the dragged row, which stays within the visible area.
  private func middle(of reordering: RowReordering) -> CGFloat {
    let y = reordering.recognizer.location(in: self).y - reordering.grip
    let half = reordering.cell.bounds.height / 2
    let visible = bounds.inset(by: adjustedContentInset)
    return min(max(y, visible.minY + half), max(visible.minY + half, visible.maxY - half))
  }

  private func followReordering() {
    guard let reordering else { return }
    let middle = middle(of: reordering)
    reordering.cell.center.y = middle
    let proposed = layout.place(nearest: middle, movingRowAt: reordering.target)
    guard proposed != reordering.proposed else { return }
    self.reordering?.proposed = proposed
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reordering.source, toProposedIndexPath: proposed)
      ?? proposed
    guard target != reordering.target, isPlace(target, movingRowAt: reordering.target) else {
      return
    }
    UIView.animate(
      withDuration: Self.look.reordering.moving, delay: 0, options: .allowUserInteraction
    ) {
      self.show(at: target)
    }
  }

  private func isPlace(_ path: IndexPath, movingRowAt source: IndexPath) -> Bool {
    guard path.count == 2, layout.sections.indices.contains(path.section), path.row >= 0 else {
      return false
    }
    let count = layout.sections[path.section].rows.count
    return path.row < count + (path.section == source.section ? 0 : 1)
  }

  /// Shows the dragged row at another position, and moves all other rows accordingly.
  private func show(at target: IndexPath) {
    guard let old = reordering?.target else { return }
    let before = layout.sections.map(\.rows.count)
    layout.moveRow(at: old, to: target)
    let after = layout.sections.map(\.rows.count)
    var changes = ListChanges()
    changes.movedRows[old] = target
    let rows = RowRenumbering(changes, from: before, to: after)
    func renumbered<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
      values.reduce(into: [:]) { result, entry in
        if let new = rows[entry.key] { result[new] = entry.value }
      }
    }
    visibleCells_ = renumbered(visibleCells_)
    layout.measured = renumbered(layout.measured)
    selected = selected.compactMap { rows[$0] }
    reordering?.target = target
    layOut()
  }

  // MARK: Scrolling while dragging

  /// The scroll distance per frame, which depends on the distance between the touch and an end.
  private var scrollingStep: CGFloat {
    guard let reordering else { return 0 }
    let visible = bounds.inset(by: adjustedContentInset)
    let y = reordering.recognizer.location(in: self).y
    return SystemDesign.current.scrolling.edgeStep(at: y, from: visible.minY, to: visible.maxY)
  }

  private func scrollWhileReordering() {
    let step = scrollingStep
    let target = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
    guard step != 0, target != contentOffset else { return }
    move(to: target)
    layoutIfNeeded()
    followReordering()
  }
}
