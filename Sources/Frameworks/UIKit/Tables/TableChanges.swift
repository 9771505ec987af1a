/// The changes to rows and sections that a table view is currently performing.
struct TableChanges {
  var list = ListChanges()
  /// The nesting depth of update groups.
  var depth = 0
  /// The old layout, or `nil` if the table hadn't requested its rows.
  var before: TableLayout?
  var completions: [(Bool) -> Void] = []
  /// The animations of deleted or reloaded rows, by old index path.
  private(set) var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of inserted rows, by new index path.
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

  /// Adds changes with the same animation.
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

  /// Makes reloaded rows appear where they disappear.
  mutating func pairReloads(rows: RowRenumbering, sections: [Int: Int]) {
    for old in list.reloadedRows {
      if let new = rows[old] { arrivingRows[new] = leavingRows[old] }
    }
    for old in list.reloadedSections {
      if let new = sections[old] { arrivingSections[new] = leavingSections[old] }
    }
  }

  /// Returns the animation with which an old row disappears.
  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? .automatic
  }

  /// Returns the animation with which a row appears, or `nil` for a row that already existed.
  func arriving(_ path: IndexPath) -> UITableView.RowAnimation? {
    arrivingRows[path] ?? arrivingSections[path.section]
  }
}
