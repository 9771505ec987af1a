import Foundation

/// Changes to the rows and sections of a table view, or to the items and sections of a collection
/// view, that are made together.
///
/// Index paths of items that are deleted, reloaded, or moved refer to the state before the changes.
/// Index paths of inserted items and of the targets of moves refer to the state after them.
struct ListChanges {
  /// The terms for a list and its parts in messages.
  struct Words {
    let list: String
    let row: String

    static let table = Words(list: "table view", row: "row")
    static let collection = Words(list: "collection view", row: "item")
  }

  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  /// The rows that keep their cells, but are configured again by the data source.
  var reconfiguredRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Adds other changes.
  mutating func take(_ other: ListChanges) {
    insertedRows.formUnion(other.insertedRows)
    deletedRows.formUnion(other.deletedRows)
    reloadedRows.formUnion(other.reloadedRows)
    reconfiguredRows.formUnion(other.reconfiguredRows)
    insertedSections.formUnion(other.insertedSections)
    deletedSections.formUnion(other.deletedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedRows.merge(other.movedRows) { $1 }
    movedSections.merge(other.movedSections) { $1 }
  }

  // MARK: Checking

  /// Returns the message of Apple's exception if the changes don't match the numbers of rows in
  /// each section.
  func problem(from before: [Int], to after: [Int], _ words: Words) -> String? {
    problemOfPlaces(before, after, words) ?? problemOfSections(before.count, after.count, words)
      ?? problemOfRows(before, after, words)
  }

  private func problemOfPlaces(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
    problemOfSectionPlaces(before.count, after.count) ?? problemOfOldRows(before, words)
      ?? problemOfNewRows(after, words) ?? problemOfPairs()
  }

  private func problemOfSectionPlaces(_ before: Int, _ after: Int) -> String? {
    for section in deletedSections.union(reloadedSections) where section >= before {
      return "attempt to delete section \(section), but there are only \(before) sections before "
        + "the update"
    }
    for section in insertedSections where section >= after {
      return "attempt to insert section \(section) but there are only \(after) sections after the "
        + "update"
    }
    for (old, new) in movedSections.sorted(by: { $0 < $1 }) {
      if old >= before {
        return "attempt to move section \(old), but there are only \(before) sections before the "
          + "update"
      }
      if new >= after {
        return "attempt to move section \(old) to section \(new), but there are only \(after) "
          + "sections after the update"
      }
    }
    return nil
  }

  private func problemOfOldRows(_ before: [Int], _ words: Words) -> String? {
    let deleted = deletedRows.union(reloadedRows)
    for path in deleted.union(reconfiguredRows).union(movedRows.keys).sorted() {
      let what =
        deleted.contains(path) ? "delete" : movedRows[path] != nil ? "move" : "reconfigure"
      let attempt = "attempt to \(what) \(words.row) \(path[1]) from section \(path.section)"
      guard before.indices.contains(path.section) else {
        return "\(attempt), but there are only \(before.count) sections before the update"
      }
      guard path[1] < before[path.section] else {
        return "\(attempt) which only contains \(before[path.section]) \(words.row)s before the "
          + "update"
      }
    }
    return nil
  }

  private func problemOfNewRows(_ after: [Int], _ words: Words) -> String? {
    for path in insertedRows.union(movedRows.values).sorted() {
      let what = insertedRows.contains(path) ? "insert" : "move"
      let attempt = "attempt to \(what) \(words.row) \(path[1]) into section \(path.section)"
      guard after.indices.contains(path.section) else {
        return "\(attempt), but there are only \(after.count) sections after the update"
      }
      guard path[1] < after[path.section] else {
        return "\(attempt), but there are only \(after[path.section]) \(words.row)s in section "
          + "\(path.section) after the update"
      }
    }
    return nil
  }

  private func problemOfPairs() -> String? {
    if let path = deletedRows.intersection(reloadedRows).min() {
      return "attempt to delete and reload the same index path (\(text(path)))"
    }
    if let path = deletedRows.union(reloadedRows).filter({ movedRows[$0] != nil }).min() {
      return "attempt to perform a delete and a move from the same index path (\(text(path)))"
    }
    if let path = insertedRows.intersection(movedRows.values).min() {
      return "attempt to perform an insert and a move to the same index path (\(text(path)))"
    }
    if let section = deletedSections.first(where: { movedSections[$0] != nil }) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    return nil
  }

  private func text(_ path: IndexPath) -> String { "\(path.section) - \(path[1])" }

  private func problemOfSections(_ before: Int, _ after: Int, _ words: Words) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before + inserted - deleted != after else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(words.list) after the update (\(after)) must be equal to the number of sections "
      + "contained in the \(words.list) before the update (\(before)), plus or minus the number "
      + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private func problemOfRows(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
    let rows = words.row + "s"
    for (old, new) in sections(from: before.count, to: after.count).sorted(by: { $0 < $1 })
    where !reloadedSections.contains(old) {
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.values.count { $0.section == new }
      let movedOut = movedRows.keys.count { $0.section == old }
      guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return "Invalid update: invalid number of \(rows) in section \(new). The number of \(rows) "
        + "contained in an existing section after the update (\(after[new])) must be equal to the "
        + "number of \(rows) contained in that section before the update (\(before[old])), plus "
        + "or minus the number of \(rows) inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of \(rows) moved into or "
        + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  // MARK: New indexes of existing sections and rows

  /// Returns the new positions of the remaining sections.
  func sections(from before: Int, to after: Int) -> [Int: Int] {
    var sections = movedSections
    let arrived = Set(movedSections.values)
    let staying = (0..<before).filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    let free = (0..<after).filter { !insertedSections.contains($0) && !arrived.contains($0) }
    for (old, new) in zip(staying, free) { sections[old] = new }
    return sections
  }
}
