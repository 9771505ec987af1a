import AppRuntime
import Foundation

/// Changes of rows and sections that a table view is in the midst of.
struct TableChanges {
  var list = ListChanges()
  /// How many of Apple's pairs of begin and end are open.
  var depth = 0
  /// The rows of each section before; `nil` if the table hadn't asked for them.
  var before: [Int]?
  var isAnimated = false
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  /// How long rows take to their new places, in seconds.
  private static let duration: TimeInterval = 0.3

  final func beginChanges() {
    if changes == nil {
      changes = TableChanges()
      changes?.before = needsLoad ? nil : layout.sections.map(\.rows.count)
    }
    changes?.depth += 1
  }

  final func endChanges() {
    changes?.depth -= 1
    guard let finished = changes, finished.depth <= 0 else { return }
    changes = nil
    apply(finished)
  }

  /// Notes a change; one by itself is carried out at once.
  final func change(_ animation: RowAnimation, _ note: (inout ListChanges) -> Void) {
    beginChanges()
    if changes != nil {
      note(&changes!.list)
      if animation != .none { changes!.isAnimated = true }
    }
    endChanges()
  }

  private func apply(_ changes: TableChanges) {
    let after = rowCounts
    guard let before = changes.before else {
      reloadData()
      changes.completions.forEach { $0(true) }
      return
    }
    if let problem = changes.list.problem(from: before, to: after, .table) {
      raise("NSInternalInconsistencyException", problem)
    }
    let leaving = renumber(changes.list, before, after)
    guard changes.isAnimated, window != nil, UIView.areAnimationsEnabled else {
      for cell in leaving { recycle(cell) }
      needsLoad = true
      setNeedsLayout()
      loadIfNeeded()
      changes.completions.forEach { $0(true) }
      return
    }
    animate(changes, leaving: leaving, rows: changes.list.rows(from: before, to: after))
  }

  private var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Lets what stays have its new place.
  /// - Returns: The cells that leave.
  private func renumber(_ list: ListChanges, _ before: [Int], _ after: [Int]) -> [UITableViewCell] {
    let rows = list.rows(from: before, to: after)
    let sections = list.sections(from: before.count, to: after.count)
    var leaving: [UITableViewCell] = []
    let shown = visibleCells_
    visibleCells_ = [:]
    for (old, cell) in shown {
      if let new = rows[old], !list.reloadedRows.contains(old) {
        visibleCells_[new] = cell
      } else {
        leaving.append(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
      }
    }
    selected = selected.compactMap { rows[$0] }
    highlighted = nil
    let measured = layout.measured.filter { !list.reloadedRows.contains($0.key) }
    layout.measured = measured.reduce(into: [:]) { result, entry in
      if let new = rows[entry.key] { result[new] = entry.value }
    }
    headers = renumber(headers, list, sections)
    footers = renumber(footers, list, sections)
    return leaving
  }

  private func renumber(_ views: [Int: UIView], _ list: ListChanges, _ sections: [Int: Int])
    -> [Int: UIView]
  {
    views.reduce(into: [:]) { result, entry in
      if let new = sections[entry.key], !list.reloadedSections.contains(entry.key) {
        result[new] = entry.value
      } else {
        recycle(entry.value)
      }
    }
  }

  private func animate(
    _ changes: TableChanges, leaving: [UITableViewCell], rows: [IndexPath: IndexPath]
  ) {
    let origins = rows.reduce(into: [IndexPath: CGRect]()) { origins, entry in
      guard let row = layout.row(entry.key) else { return }
      origins[entry.value] = CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
    }
    needsLoad = true
    for cell in leaving { sendSubviewToBack(cell) }
    UIView.animate(withDuration: Self.duration) {
      self.arrivals = origins
      self.setNeedsLayout()
      self.layoutIfNeeded()
      self.arrivals = nil
      for cell in leaving { cell.alpha = 0 }
    } completion: { [weak self] isFinished in
      for cell in leaving {
        cell.alpha = 1
        self?.recycle(cell)
      }
      changes.completions.forEach { $0(isFinished) }
    }
  }

  /// Puts a cell that has just been made where it comes from: a row that was there before from its place, one that is new
  /// from transparency.
  final func prepareArrival(of cell: UITableViewCell, at indexPath: IndexPath, in frame: CGRect) {
    guard let arrivals else { return }
    UIView.performWithoutAnimation {
      if let origin = arrivals[indexPath] {
        cell.frame = origin.insetBy(dx: contentMargin, dy: 0)
      } else {
        cell.frame = frame
        cell.alpha = 0
      }
      cell.layoutIfNeeded()
    }
    cell.alpha = 1
  }
}
