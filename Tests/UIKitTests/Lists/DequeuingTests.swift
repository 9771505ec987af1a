import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Views that lists get from their data sources: each request is answered with the one view that
  /// was dequeued for it. The reasons are iOS's; that about dequeued views is iOS 18's.
  struct DequeuingTests {
    private func reason(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    /// A list of one item, with the mistake of its data source.
    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource,
      UITableViewDelegate
    {
      var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
      var header: ((UICollectionView, IndexPath) -> UICollectionReusableView)?
      var row: ((UITableView, IndexPath) -> UITableViewCell)?

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        cell?(collectionView, indexPath)
          ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        header?(collectionView, indexPath)
          ?? collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        row?(tableView, indexPath)
          ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }

    @MainActor private static func collection(_ source: Source) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      let screen = TestScreen()
      let grid = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      grid.dataSource = source
      screen.view.addSubview(grid)
      grid.layoutIfNeeded()
      return grid
    }

    @MainActor private static func table(_ source: Source) -> UITableView {
      let screen = TestScreen()
      let table = UITableView(frame: screen.view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      table.layoutIfNeeded()
      return table
    }

    @Test func aCellIsDequeued() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.cell = { _, _ in UICollectionViewCell() }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling"))
    }

    @Test func aHeaderIsDequeued() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.header = { _, _ in UICollectionReusableView() }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:"))
    }

    @Test func oneCellIsDequeuedForAnItem() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.cell = { grid, path in
            _ = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "Expected dequeued view to be returned to the collection view in preparation for "
            + "display."))
    }

    @Test func oneHeaderIsDequeuedForASection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.header = { grid, path in
            let kind = UICollectionView.elementKindSectionHeader
            _ = grid.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: "header", for: path)
            return grid.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: "header", for: path)
          }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "Expected dequeued view to be returned to the collection view in preparation for "
            + "display."))
    }

    @Test func aCellIsDequeuedOnRequest() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let grid = Self.collection(Source())
          _ = grid.dequeueReusableCell(
            withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        }
      }
      #expect(
        reason(result).contains(
          "Expected dequeued view to be returned to the collection view in preparation for "
            + "display."))
    }

    @Test func aRegistrationIsMadeBeforeItIsNeeded() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.cell = { grid, path in
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return grid.dequeueConfiguredReusableCell(using: cells, for: path, item: 1)
          }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "Attempted to dequeue a cell using a registration that was created inside "
            + "-collectionView:cellForItemAtIndexPath: or inside a "))
    }

    @Test func aHeadersRegistrationIsMadeBeforeItIsNeeded() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.header = { grid, path in
            let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
              elementKind: UICollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            return grid.dequeueConfiguredReusableSupplementary(using: headers, for: path)
          }
          _ = Self.collection(source)
        }
      }
      #expect(
        reason(result).contains(
          "Attempted to dequeue a supplementary view using a registration that was created inside"))
    }

    @Test func oneCellIsDequeuedForARow() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let source = Source()
          source.row = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
          }
          _ = Self.table(source)
        }
      }
      #expect(
        reason(result).contains(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed."))
    }

    @Test @MainActor func aRowCanDequeueMoreCellsWithoutAPath() {
      let source = Source()
      source.row = { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "cell")
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      #expect(Self.table(source).visibleCells.count == 1)
    }

    /// A cell can contain a collection view that has its own registrations.
    @Test @MainActor func aCellCanMakeACollectionViewWithRegistrations() {
      let source = Source()
      let inner = Source()
      inner.header = nil
      var shown: UICollectionView?
      source.cell = { grid, path in
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        inner.cell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 1) }
        if shown == nil {
          let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
          list.dataSource = inner
          list.layoutIfNeeded()
          shown = list
        }
        return grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      #expect(Self.collection(source).visibleCells.count == 1)
      #expect(shown?.visibleCells.count == 1)
    }
  }
}
