import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The check that the data of a table or collection is consistent with the changes.
struct ListChangesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(indexes: [section, item])
  }

  private func problem(
    _ before: [Int], _ after: [Int], _ note: (inout ListChanges) -> Void
  ) -> String? {
    var changes = ListChanges()
    note(&changes)
    return changes.problem(from: before, to: after, .collection)
  }

  @Test func changesThatAddUpAreFine() {
    #expect(problem([3], [3]) { _ in } == nil)
    #expect(
      problem([3, 2], [2, 3]) {
        $0.movedRows[path(0)] = path(2, 1)
      } == nil)
    #expect(problem([3, 2], [2, 3]) { $0.movedSections[0] = 1 } == nil)
    #expect(
      problem([3], [3, 9]) {
        $0.insertedSections = [1]
        $0.reconfiguredRows = [path(2)]
      } == nil)
    #expect(problem([3, 2], [7, 2]) { $0.reloadedSections = [0] } == nil)
  }

  /// The results of `RowRenumbering` must be the same as when all remaining rows are counted.
  @Test(arguments: 0..<300) func rowsThatStayAreCountedAlike(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let before = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 0...8, using: &random)
    }
    var changes = ListChanges()
    var counts = before
    for section in before.indices {
      for row in 0..<before[section] where Int.random(in: 0..<4, using: &random) == 0 {
        changes.deletedRows.insert(path(row, section))
        counts[section] -= 1
      }
    }
    let (old, new) = (Int.random(in: before.indices, using: &random), 0)
    let candidates = (0..<before[old]).map { path($0, old) }.filter {
      !changes.deletedRows.contains($0)
    }
    if let from = candidates.randomElement(using: &random) {
      counts[old] -= 1
      counts[new] += 1
      changes.movedRows[from] = path(Int.random(in: 0..<counts[new], using: &random), new)
    }
    for section in counts.indices where Bool.random(using: &random) {
      let inserted = Int.random(in: 0...2, using: &random)
      counts[section] += inserted
      for row in 0..<inserted where !changes.movedRows.values.contains(path(row, section)) {
        changes.insertedRows.insert(path(row, section))
      }
    }
    let rows = RowRenumbering(changes, from: before, to: counts)
    let known = Self.countedRows(changes, before, counts)
    for section in before.indices {
      for row in 0..<before[section] {
        #expect(rows[path(row, section)] == known[path(row, section)])
      }
    }
    let back = Dictionary(uniqueKeysWithValues: known.map { ($1, $0) })
    for section in counts.indices {
      for row in 0..<counts[section] {
        #expect(rows.origin(of: path(row, section)) == back[path(row, section)])
      }
    }
  }

  private static func countedRows(
    _ changes: ListChanges, _ before: [Int], _ after: [Int]
  ) -> [IndexPath: IndexPath] {
    var rows = changes.movedRows
    let arrived = Set(changes.movedRows.values).union(changes.insertedRows)
    for section in before.indices {
      let staying = (0..<before[section]).map { IndexPath(row: $0, section: section) }
        .filter { !changes.deletedRows.contains($0) && changes.movedRows[$0] == nil }
      let free = (0..<after[section]).map { IndexPath(row: $0, section: section) }
        .filter { !arrived.contains($0) }
      for (old, new) in zip(staying, free) { rows[old] = new }
    }
    return rows
  }

  @Test func numbersThatDoNotAddUpAreNamed() throws {
    let items = try #require(problem([3], [3]) { $0.insertedRows = [path(0)] })
    #expect(items.hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(items.contains("(1 inserted, 0 deleted)"))
    let sections = try #require(problem([3], [3, 1]) { _ in })
    #expect(sections.hasPrefix("Invalid update: invalid number of sections."))
    #expect(sections.contains("in the collection view after the update (2)"))
    let moved = try #require(problem([3, 2], [3, 2]) { $0.movedRows[path(0)] = path(0, 1) })
    #expect(moved.contains("(0 moved in, 1 moved out)") || moved.contains("(1 moved in, 0 moved"))
    let section = try #require(problem([3, 2], [3, 2]) { $0.movedSections[0] = 1 })
    #expect(section.hasPrefix("Invalid update: invalid number of items in section"))
  }

  @Test func whatIsNotThereCannotChange() {
    #expect(
      problem([3], [2]) { $0.deletedRows = [path(3)] }
        == "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    #expect(
      problem([3], [3]) { $0.movedRows[path(5)] = path(0) }
        == "attempt to move item 5 from section 0 which only contains 3 items before the update")
    #expect(
      problem([3], [3]) { $0.movedRows[path(0)] = path(3) }
        == "attempt to move item 3 into section 0, but there are only 3 items in section 0 after "
        + "the update")
    #expect(
      problem([3], [3]) { $0.movedSections[1] = 0 }
        == "attempt to move section 1, but there are only 1 sections before the update")
    #expect(
      problem([3], [3]) { $0.movedSections[0] = 2 }
        == "attempt to move section 0 to section 2, but there are only 1 sections after the update")
    #expect(
      problem([3], [3]) { $0.reconfiguredRows = [path(0, 4)] }
        == "attempt to reconfigure item 0 from section 4, but there are only 1 sections before the "
        + "update")
  }

  @Test func oneThingHappensToAPlace() {
    #expect(
      problem([3], [2]) {
        $0.deletedRows = [path(1)]
        $0.reloadedRows = [path(1)]
      } == "attempt to delete and reload the same index path (0 - 1)")
    #expect(
      problem([3], [2]) {
        $0.deletedRows = [path(1)]
        $0.movedRows[path(1)] = path(0)
      } == "attempt to perform a delete and a move from the same index path (0 - 1)")
    #expect(
      problem([3], [4]) {
        $0.insertedRows = [path(1)]
        $0.movedRows[path(0)] = path(1)
      } == "attempt to perform an insert and a move to the same index path (0 - 1)")
  }
}
