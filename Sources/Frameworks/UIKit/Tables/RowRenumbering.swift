import Foundation

/// The new positions of a list's remaining rows, computed on demand because a list can have a large
/// number of rows.
///
/// Reloaded rows remain in the list, but the rows of reloaded sections don't.
struct RowRenumbering {
  /// The rows in each section that aren't counted, in ascending order.
  private typealias Gaps = [Int: [Int]]

  private let moved: [IndexPath: IndexPath]
  private let movedBack: [IndexPath: IndexPath]
  private let sections: [Int: Int]
  private let sectionsBack: [Int: Int]
  private let before: [Int]
  private let after: [Int]
  private let leaving: Gaps
  private let arriving: Gaps

  /// Creates the mapping for changes to a list with specific numbers of rows in each section.
  init(_ changes: ListChanges, from before: [Int], to after: [Int]) {
    self.before = before
    self.after = after
    moved = changes.movedRows
    movedBack = Dictionary(moved.map { ($1, $0) }) { first, _ in first }
    sections = changes.sections(from: before.count, to: after.count)
      .filter { !changes.reloadedSections.contains($0.key) }
    sectionsBack = Dictionary(sections.map { ($1, $0) }) { first, _ in first }
    leaving = Self.gaps(changes.deletedRows.union(moved.keys))
    arriving = Self.gaps(changes.insertedRows.union(moved.values))
  }

  private static func gaps(_ paths: Set<IndexPath>) -> Gaps {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// Returns the new index path of a row, or `nil` if it's gone.
  subscript(old: IndexPath) -> IndexPath? {
    moved[old] ?? Self.place(of: old, sections, counts: (before, after), leaving, arriving)
  }

  /// Returns the old index path of a row, or `nil` if it's new.
  func origin(of new: IndexPath) -> IndexPath? {
    movedBack[new] ?? Self.place(of: new, sectionsBack, counts: (after, before), arriving, leaving)
  }

  private static func place(
    of path: IndexPath, _ sections: [Int: Int], counts: (from: [Int], to: [Int]), _ gaps: Gaps,
    _ otherGaps: Gaps
  ) -> IndexPath? {
    guard let section = sections[path.section], path.row < counts.from[path.section],
      let rank = rank(of: path.row, among: gaps[path.section] ?? [])
    else { return nil }
    let row = row(of: rank, among: otherGaps[section] ?? [])
    return row < counts.to[section] ? IndexPath(row: row, section: section) : nil
  }

  /// Returns the number of rows before a row, not counting gaps, or `nil` if it's a gap itself.
  private static func rank(of row: Int, among gaps: [Int]) -> Int? {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < gaps.count && gaps[low] == row ? nil : row - low
  }

  /// Returns the row that comes after a number of others, not counting gaps.
  private static func row(of rank: Int, among gaps: [Int]) -> Int {
    var row = rank
    for gap in gaps {
      guard gap <= row else { break }
      row += 1
    }
    return row
  }
}
