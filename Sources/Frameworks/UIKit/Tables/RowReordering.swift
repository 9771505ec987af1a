import AppRuntime

/// A row that the user is dragging to another position.
///
/// While it's dragged, the table's layout and its cells are in the order that's seen; the data
/// source learns of it when the row is dropped.
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
  /// The distance between the cell's center and the finger's grip.
  let grip: CGFloat
  /// Scrolls while the finger is near an end of the table.
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

  /// Returns the index where a row, removed from its current position, has its center closest to a
  /// height.
  func place(nearest middle: CGFloat, movingRowAt source: IndexPath) -> IndexPath {
    var others = self
    let height = others.sections[source.section].rows.remove(at: source.row)
    others.update()
    var best = source
    var least = CGFloat.infinity
    func consider(_ path: IndexPath, _ top: CGFloat) {
      let distance = abs(top + height / 2 - middle)
      // Of two places that are alike, the row stays where it is.
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
