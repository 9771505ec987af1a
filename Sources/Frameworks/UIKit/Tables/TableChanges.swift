/// Changes of rows and sections that a table view is in the midst of.
struct TableChanges {
  var list = ListChanges()
  /// How many of Apple's pairs of begin and end are open.
  var depth = 0
  /// Where everything was before; `nil` if the table hadn't asked for its rows.
  var before: TableLayout?
  var completions: [(Bool) -> Void] = []
  /// How rows that are deleted or reloaded leave, by where they were.
  private(set) var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// How rows that are inserted arrive, by where they are afterwards.
  private(set) var arrivingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var arrivingSections: [Int: UITableView.RowAnimation] = [:]

  mutating func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.insertedRows.formUnion(paths)
    for path in paths { arrivingRows[path] = animation }
  }

  mutating func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.deletedRows.formUnion(paths)
    for path in paths { leavingRows[path] = animation }
  }

  mutating func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.reloadedRows.formUnion(paths)
    for path in paths { leavingRows[path] = animation }
  }

  mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.insertedSections.formUnion(sections)
    for section in sections { arrivingSections[section] = animation }
  }

  mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.deletedSections.formUnion(sections)
    for section in sections { leavingSections[section] = animation }
  }

  mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.reloadedSections.formUnion(sections)
    for section in sections { leavingSections[section] = animation }
  }

  /// Takes over changes that all have the same animation.
  mutating func take(_ changes: ListChanges, _ animation: UITableView.RowAnimation) {
    insertRows(Array(changes.insertedRows), animation)
    deleteRows(Array(changes.deletedRows), animation)
    reloadRows(Array(changes.reloadedRows), animation)
    insertSections(changes.insertedSections, animation)
    deleteSections(changes.deletedSections, animation)
    reloadSections(changes.reloadedSections, animation)
    list.movedRows.merge(changes.movedRows) { $1 }
    list.movedSections.merge(changes.movedSections) { $1 }
    list.reconfiguredRows.formUnion(changes.reconfiguredRows)
  }

  /// Has what is reloaded arrive as it leaves.
  mutating func pairReloads(rows: RowRenumbering, sections: [Int: Int]) {
    for old in list.reloadedRows {
      if let new = rows[old] { arrivingRows[new] = leavingRows[old] }
    }
    for old in list.reloadedSections {
      if let new = sections[old] { arrivingSections[new] = leavingSections[old] }
    }
  }

  /// How the row that was at a place leaves.
  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? .automatic
  }

  /// How the row at a place arrives; `nil` for one that was there before.
  func arriving(_ path: IndexPath) -> UITableView.RowAnimation? {
    arrivingRows[path] ?? arrivingSections[path.section]
  }
}
