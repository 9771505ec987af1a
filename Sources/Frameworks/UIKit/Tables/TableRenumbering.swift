/// The effect of a change on the rows and sections of a table view.
@MainActor
struct TableRenumbering {
  let changes: TableChanges
  /// The layout before the change.
  let layout: TableLayout
  /// The new positions of the remaining rows.
  let rows: RowRenumbering
  /// The new positions of the remaining sections.
  let sections: [Int: Int]

  init(_ changes: TableChanges, layout: TableLayout, from before: [Int], to after: [Int]) {
    self.layout = layout
    rows = RowRenumbering(changes.list, from: before, to: after)
    sections = changes.list.sections(from: before.count, to: after.count)
    var changes = changes
    changes.pairReloads(rows: rows, sections: sections)
    self.changes = changes
  }

  /// Returns the new index path of a remaining cell's row, or `nil` if the cell disappears.
  func keptRow(_ path: IndexPath) -> IndexPath? {
    changes.list.reloadedRows.contains(path) ? nil : rows[path]
  }

  /// Returns the new index of a remaining header's section, or `nil` if the header disappears.
  func keptSection(_ section: Int) -> Int? {
    changes.list.reloadedSections.contains(section) ? nil : sections[section]
  }

  // MARK: Departing views

  /// Returns the departure of a row's cell.
  func departure(of cell: UIView, from path: IndexPath) -> TableDeparture {
    if keptSection(path.section) == nil {
      return departure(of: cell, fromSection: path.section, changes.leaving(path))
    }
    if let new = rows[path] {
      let (y, height) = layout.row(path) ?? (cell.frame.minY, cell.frame.height)
      return TableDeparture(
        view: cell, animation: changes.leaving(path), run: y...(y + max(0, height)),
        anchor: .row(new),
        isReplaced: true)
    }
    return TableDeparture(
      view: cell, animation: changes.leaving(path), run: run(around: path),
      anchor: anchor(above: path), isReplaced: false)
  }

  /// Returns the departure of a section's header or footer.
  func departure(of view: UIView, fromSection section: Int) -> TableDeparture {
    departure(of: view, fromSection: section, changes.leavingSections[section] ?? .automatic)
  }

  private func departure(
    of view: UIView, fromSection section: Int, _ animation: UITableView.RowAnimation
  ) -> TableDeparture {
    var run = view.frame.minY...view.frame.maxY
    if layout.sections.indices.contains(section) {
      let top = layout.sections[section].top
      run = top...(top + layout.sections[section].height)
    }
    let anchor: TableDeparture.Anchor
    if let new = sections[section] {
      anchor = .section(new)
    } else {
      let above = (0..<section).last {
        sections[$0] != nil && changes.list.movedSections[$0] == nil
      }
      anchor = above.flatMap { sections[$0] }.map { .belowSection($0) } ?? .top
    }
    return TableDeparture(
      view: view, animation: animation, run: run, anchor: anchor,
      isReplaced: sections[section] != nil)
  }

  /// Returns the adjacent rows that disappear together, from the top of the first to the bottom of
  /// the last.
  private func run(around path: IndexPath) -> ClosedRange<CGFloat> {
    func leaves(_ row: Int) -> Bool {
      rows[IndexPath(row: row, section: path.section)] == nil
    }
    var (first, last) = (path.row, path.row)
    while first > 0, leaves(first - 1) { first -= 1 }
    let count = layout.sections[path.section].rows.count
    while last + 1 < count, leaves(last + 1) { last += 1 }
    let top = layout.row(IndexPath(row: first, section: path.section))?.y ?? 0
    let bottom = layout.row(IndexPath(row: last, section: path.section))
    return top...max(top, bottom.map { $0.y + $0.height } ?? top)
  }

  private func anchor(above path: IndexPath) -> TableDeparture.Anchor {
    for row in (0..<path.row).reversed() {
      let above = IndexPath(row: row, section: path.section)
      if let new = rows[above], changes.list.movedRows[above] == nil { return .below(new) }
    }
    return .belowHeader(sections[path.section] ?? 0)
  }

  // MARK: Arriving views

  /// The old positions of the remaining elements, and the animations of new ones.
  var arrivals: TableArrivals {
    var arrivals = TableArrivals(changes: changes, rows: rows, layout: layout)
    for (old, new) in sections {
      arrivals.headers[new] = layout.sections[old].top + layout.sections[old].padding
      arrivals.footers[new] =
        layout.sections[old].top + layout.sections[old].height - layout.sections[old].footer
    }
    return arrivals
  }
}
