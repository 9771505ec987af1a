import Foundation

/// The gap that rows leave for a row that's dragged over them.
struct TableGap: Equatable {
  /// The row that's moved, if it's in the same table view.
  var source: IndexPath?
  /// The target of the row.
  var target: IndexPath?
  var height: CGFloat = 0

  /// Returns the offset of a row that's caused by the gap.
  func shift(of path: IndexPath) -> CGFloat {
    guard let target else { return 0 }
    var shift: CGFloat = 0
    var shown = path
    if let source, source < path {
      shift -= height
      if source.section == path.section { shown.row -= 1 }
    }
    if shown >= target, path != source { shift += height }
    return shift
  }
}

extension UITableViewCell {
  /// The states of a cell that users drag.
  public enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }
}

// Dragging rows and dropping items.
extension UITableView {
  /// Returns the state of a cell for a drop over the table view.
  final func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    guard hasActiveDrop else { return .none }
    return dropHighlight.flatMap { visibleCells_[$0] } === cell ? .targeted : .notTargeted
  }

  /// The height of the gap in an empty section for items from elsewhere.
  static let rowGap = SystemDesign.current.dragging.gapHeight

  /// Opens a gap between rows and highlights a row while items are dragged over the table view.
  final func show(_ gap: TableGap, highlighting path: IndexPath?) {
    if dropHighlight != path {
      if let dropHighlight { visibleCells_[dropHighlight]?.setHighlighted(false, animated: true) }
      dropHighlight = path
      if let path { visibleCells_[path]?.setHighlighted(true, animated: true) }
      for cell in visibleCells_.values { cell.setNeedsUpdateConfiguration() }
    }
    guard gap != self.gap else { return }
    if let old = self.gap.source, old != gap.source { visibleCells_[old]?.isHidden = false }
    self.gap = gap
    if let source = gap.source { visibleCells_[source]?.isHidden = true }
    moveRowsAside()
  }

  /// Removes the gap without moving the rows yet, so that a change moves them from their current
  /// positions.
  final func forgetGap() {
    if let dropHighlight { visibleCells_[dropHighlight]?.setHighlighted(false, animated: true) }
    dropHighlight = nil
    if let source = gap.source { visibleCells_[source]?.isHidden = false }
    gap = TableGap()
  }

  private func moveRowsAside() {
    UIView.animate(
      withDuration: SystemDesign.current.dragging.gapMoving, delay: 0,
      options: .allowUserInteraction
    ) { self.layOut() }
  }

  /// Moves the rows to their positions, unless a change has already moved them.
  final func closeGap() {
    moveRowsAside()
  }
}

extension TableLayout {
  /// Returns the position at which an item dragged to a vertical position would be inserted.
  func insertionPlace(at y: CGFloat) -> IndexPath? {
    if let path = row(at: y) { return path }
    var best: IndexPath?
    for (index, section) in sections.enumerated() where section.top <= y || best == nil {
      let isPast = y >= section.top + section.height - section.footer - 0.5
      best = IndexPath(row: isPast ? section.rows.count : 0, section: index)
    }
    return best
  }
}
