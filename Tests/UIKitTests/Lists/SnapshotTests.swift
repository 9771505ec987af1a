import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Snapshots of a list's data, and the differences from one to another.
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Snapshots

  @Test func itemsWithoutASectionGoToTheLast() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.appendItems([3])
    snapshot.appendItems([4], toSection: "a")
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 3])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.indexOfItem(3) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
  }

  @Test func itemsAreInsertedBesideOthersAndMoved() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11, 2, 3, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [12, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  /// Items that the snapshot already contains are moved instead.
  @Test func itemsAreInASnapshotOnlyOnce() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.appendItems([1], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 1] && snapshot.numberOfItems == 3)
  }

  @Test func deletedSectionsTakeTheirItemsAlong() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3]), ("c", [4])])
    snapshot.reloadItems([1, 3])
    snapshot.deleteSections(["a", "z"])
    snapshot.deleteItems([4, 99])
    #expect(snapshot.sectionIdentifiers == ["b", "c"] && snapshot.itemIdentifiers == [3])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func sectionsAreInsertedAndMovedWithTheirItems() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [2, 1])
  }

  @Test func reloadingAndReconfiguringAreNotedOnce() {
    var snapshot = snapshot([("a", [1, 2, 3])])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["a"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  // MARK: Differences

  @Test func aDifferenceHasInsertionsDeletionsAndAsFewMovesAsPossible() {
    let changes = SnapshotDifference(
      from: snapshot([("a", [1, 2, 3, 4])]), to: snapshot([("a", [4, 1, 9, 3])])
    ).changes
    #expect(changes.deletedRows == [path(1)] && changes.insertedRows == [path(2)])
    #expect(changes.movedRows == [path(3): path(0)])
    #expect(changes.problem(from: [4], to: [4], .table) == nil)
  }

  @Test func itemsOfNewAndLostSectionsComeAndGoWithThem() {
    let changes = SnapshotDifference(
      from: snapshot([("a", [1, 2]), ("b", [3])]), to: snapshot([("b", [3, 2]), ("c", [4])])
    ).changes
    #expect(changes.deletedSections == [0] && changes.insertedSections == [1])
    #expect(changes.deletedRows.isEmpty && changes.insertedRows.isEmpty)
    #expect(changes.movedRows == [path(1): path(1)])
    #expect(changes.problem(from: [2, 1], to: [2, 1], .table) == nil)
  }

  @Test func sectionsThatChangePlacesMove() {
    let changes = SnapshotDifference(
      from: snapshot([("a", [1]), ("b", [2]), ("c", [3])]),
      to: snapshot([("c", [3]), ("a", [1]), ("b", [2])])
    ).changes
    #expect(changes.movedSections == [2: 0] && changes.movedRows.isEmpty)
  }

  @Test func whatIsReloadedIsCountedAsItWasBefore() {
    var new = snapshot([("a", [9, 1, 2]), ("b", [3, 4])])
    new.reloadItems([2])
    new.reconfigureItems([1, 2])
    new.reloadSections(["b"])
    let changes = SnapshotDifference(from: snapshot([("a", [1, 2]), ("b", [3])]), to: new).changes
    #expect(changes.reloadedRows == [path(1)] && changes.reconfiguredRows == [path(0)])
    #expect(changes.reloadedSections == [1])
    #expect(changes.insertedRows == [path(0)])
  }

  @Test func anItemThatIsReloadedAndMovedGoesAndComes() {
    var new = snapshot([("a", [3, 1, 2])])
    new.reloadItems([3])
    let changes = SnapshotDifference(from: snapshot([("a", [1, 2, 3])]), to: new).changes
    #expect(changes.deletedRows == [path(2)] && changes.insertedRows == [path(0)])
    #expect(changes.movedRows.isEmpty && changes.reloadedRows.isEmpty)
  }

  /// With random snapshots, applying the changes to the list always results in the new order.
  @Test func differencesLeadFromAnySnapshotToAnyOther() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let (old, new) = (random(&generator), random(&generator))
      let changes = SnapshotDifference(from: old, to: new).changes
      let before = old.sectionIdentifiers.map { old.numberOfItems(inSection: $0) }
      let after = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
      #expect(changes.problem(from: before, to: after, .table) == nil)
      let rows = RowRenumbering(changes, from: before, to: after)
      let places = new.indexPaths
      for (item, path) in old.indexPaths {
        guard let kept = rows[path] else { continue }
        #expect(places[item] == kept, "\(item) of \(old) in \(new)")
      }
    }
  }

  private func random(_ generator: inout some RandomNumberGenerator) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(
      Array(["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4))))
    for item in (0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...8)) {
      let section = snapshot.sectionIdentifiers.randomElement(using: &generator)
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
