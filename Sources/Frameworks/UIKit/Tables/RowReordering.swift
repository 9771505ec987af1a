import AppRuntime

/// A row that the user is dragging to another position.
///
/// While the row is dragged, the table's layout and its cells have the displayed order. The data
/// source is informed only when the row is dropped.
@MainActor
struct RowReordering {
  let cell: UITableViewCell
  let recognizer: UIGestureRecognizer
  /// The row's original index path, which the data source still uses.
  let source: IndexPath
  /// The index path at which the row is displayed.
  var target: IndexPath
  /// The index path that the delegate was last asked about.
  var proposed: IndexPath
  /// The distance between the cell's center and the touch.
  let grip: CGFloat
  /// The timer that scrolls while the touch is near an end of the table.
  var scrolling: DeviceClock.Timer?

  /// Returns the data source's index path for a displayed row.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == target { return source }
    var path = shown
    if path.section == target.section, path.row > target.row { path.row -= 1 }
    if path.section == source.section, path.row >= source.row { path.row += 1 }
    return path
  }
}

extension TableLayout {
  /// Moves a row to its new position.
  mutating func moveRow(at source: IndexPath, to target: IndexPath) {
    let height = sections[source.section].rows.remove(at: source.row)
    sections[target.section].rows.insert(height, at: target.row)
    update()
  }

  /// Returns the index where the center of a row, after removing it from its current position, is
  /// closest to a vertical position.
  func place(nearest middle: CGFloat, movingRowAt source: IndexPath) -> IndexPath {
    var others = self
    let height = others.sections[source.section].rows.remove(at: source.row)
    others.update()
    var best = source
    var least = CGFloat.infinity
    func consider(_ path: IndexPath, _ top: CGFloat) {
      let distance = abs(top + height / 2 - middle)
      // If two positions are equally close, the row doesn't move.
      guard distance < least || (distance == least && path == source) else { return }
      (best, least) = (path, distance)
    }
    for path in others.rows(from: middle - 2 * height, to: middle + 2 * height) {
      consider(path, others.row(path)?.y ?? 0)
    }
    for (index, section) in others.sections.enumerated() {
      let path = IndexPath(row: section.rows.count, section: index)
      consider(path, section.top + section.height - section.footer)
    }
    return best
  }
}
