import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Selecting items by dragging two fingers across them.
  @MainActor struct MultipleSelectionTests {
    private let screen = TestScreen()

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      let log = CallLog()
      var allows = true

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }

      func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool { allows }

      func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        log.note("began \(indexPath.row) \(tableView.isEditing)")
      }

      func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        log.note("ended")
      }
    }

    private func table(_ rows: Rows) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500), style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      table.allowsMultipleSelectionDuringEditing = true
      screen.view.addSubview(table)
      screen.commit()
      return table
    }

    private func drag(from y: CGFloat, to end: CGFloat, lift: Bool = true) {
      screen.moveTwo(
        from: (CGPoint(x: 180, y: y), CGPoint(x: 220, y: y)),
        to: (CGPoint(x: 180, y: end), CGPoint(x: 220, y: end)), lift: lift)
      screen.commit()
    }

    private func rows(_ table: UITableView) -> [Int] {
      (table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }

    @Test func theRowsBetweenAreSelectedAndTheTableIsEdited() {
      let source = Rows()
      let table = table(source)
      drag(from: 225, to: 325)
      #expect(rows(table) == [2, 3, 4] && table.contentOffset.y == 0)
      #expect(source.log.take() == ["began 2 true", "ended"])
      drag(from: 275, to: 325)
      #expect(rows(table) == [2])
    }

    @Test func unlessTheDelegateAllowsItTwoFingersScroll() {
      let source = Rows()
      source.allows = false
      let table = table(source)
      drag(from: 425, to: 325)
      #expect(rows(table) == [] && !table.isEditing && table.contentOffset.y > 50)
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      let log = CallLog()

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 40 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool { true }

      func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        log.note("began \(indexPath.item)")
      }

      func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        log.note("ended")
      }
    }

    @Test func itemsAreSelectedInTheirOrder() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 500), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Items()
      grid.dataSource = source
      grid.delegate = source
      grid.allowsMultipleSelection = true
      screen.view.addSubview(grid)
      screen.commit()
      drag(from: 250, to: 350)
      #expect((grid.indexPathsForSelectedItems ?? []).map(\.item).sorted() == [5, 6, 7, 8])
      #expect(source.log.take() == ["began 5", "ended"])
    }
  }
}
