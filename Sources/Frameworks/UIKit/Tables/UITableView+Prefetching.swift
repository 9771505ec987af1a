// Announcing the rows that will be needed soon.
extension UITableView {
  final func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, arrivals == nil,
      reordering == nil
    else { return }
    let goesUp = prefetching.scrolled(to: bounds.minY)
    let ahead =
      goesUp
      ? Array(layout.rows(from: bounds.minY - bounds.height, to: bounds.minY).reversed())
      : layout.rows(from: bounds.maxY, to: bounds.maxY + bounds.height)
    let (new, needless) = prefetching.update(ahead: ahead, shown: Set(visibleCells_.keys))
    if !needless.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: needless)
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
