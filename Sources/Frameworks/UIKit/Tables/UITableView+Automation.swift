import Foundation

/// Rows beyond the edges, which UI tests can find as well.
extension UITableView {
  /// The rows that have no cell, from top to bottom.
  var rowsWithoutCells: some Sequence<IndexPath> {
    layout.sections.indices.lazy.flatMap { section in
      self.layout.sections[section].rows.indices.lazy.map { IndexPath(row: $0, section: section) }
    }.filter { self.visibleCells_[$0] == nil }
  }

  /// Provides a temporary cell for a row without a cell.
  ///
  /// This does nothing while rows are changing.
  func lendCell(at path: IndexPath, _ body: (UITableViewCell) -> Void) {
    guard let dataSource, changes == nil, reordering == nil else { return }
    let cell = requestCell(at: dataPath(of: path), of: dataSource)
    guard cell.superview == nil else { return }
    UIView.performWithoutAnimation {
      cell.tableView = self
      cell.frame = rectForRow(at: path).inset(by: rowMargins)
      cell.layOutOwnTree()
    }
    body(cell)
    recycle(cell)
  }

  /// Scrolls to the row that's represented by an element with an ID.
  /// - Returns: Whether there's such a row.
  func revealRow(withElement id: Int) -> Bool {
    let path = rowsWithoutCells.first { ElementSnapshot.identity(ofItem: $0, in: self) == id }
    guard let path else { return false }
    scrollToRow(at: path, at: .middle, animated: false)
    return true
  }
}
