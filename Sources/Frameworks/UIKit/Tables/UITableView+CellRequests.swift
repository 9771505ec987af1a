import AppRuntime
import Foundation

/// The table's requests for cells, each of which the data source answers with one dequeued cell.
extension UITableView {
  /// A request for a row's cell.
  struct CellRequest {
    let indexPath: IndexPath
    /// Whether the data source has dequeued a cell for the row.
    var isAnswered = false
  }

  /// Asks the data source for the cell of a row of its data.
  final func requestCell(at indexPath: IndexPath, of dataSource: any UITableViewDataSource)
    -> UITableViewCell
  {
    let outer = cellRequest
    cellRequest = CellRequest(indexPath: indexPath)
    defer { cellRequest = outer }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  /// Records that a cell was dequeued for a row; the second one for a request ends the app.
  final func noteDequeuedCell(_ identifier: String, for indexPath: IndexPath) {
    guard let cellRequest, cellRequest.indexPath == indexPath else { return }
    if cellRequest.isAnswered {
      raise(
        "NSInternalInconsistencyException",
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(indexPath)")
    }
    self.cellRequest?.isAnswered = true
  }
}
