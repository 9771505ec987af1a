import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The index titles at the edge of a table, the padding above headers, and rows that are
  /// announced.
  @MainActor struct TableIndexTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource((0..<20).map { section in (0..<3).map { "\(section).\($0)" } })

    init() {
      table = screen.addTable(source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func showIndex() {
      source.indexTitles = (0..<20).map { "T\($0)" }
      table.reloadData()
      screen.commit()
    }

    @Test func aTouchLeadsToTheSectionOfTheTitle() throws {
      showIndex()
      let index = try #require(table.index)
      #expect(table.cellForRow(at: path(0))?.contentView.frame.maxX == 373)
      // There are twenty lines of 14 points in the middle of 500 points.
      let line = { (row: CGFloat) in CGPoint(x: 385, y: 100 + 110 + 14 * row + 7) }
      screen.touch(.began, at: line(0))
      screen.move(from: line(0), to: line(5))
      #expect(table.contentOffset.y == table.rect(forSection: 5).minY)
      screen.touch(.ended, at: line(5))
      screen.commit()
      #expect(index.frame.minY == table.contentOffset.y)
      index.accessibilityDecrement()
      #expect(table.contentOffset.y == table.contentSize.height - 500)
      #expect(screen.stage.texts.contains { $0.text == "T7" })
    }

    @Test func theIndexIsOnlyShownWhereThereAreEnoughRows() {
      table.sectionIndexMinimumDisplayRowCount = 61
      showIndex()
      #expect(table.index == nil)
      table.sectionIndexMinimumDisplayRowCount = 60
      screen.commit()
      #expect(table.index != nil)
      source.indexTitles = nil
      table.reloadSectionIndexTitles()
      #expect(table.index == nil)
    }

    @Test func dotsStandForTitlesWithoutRoom() {
      source.indexTitles = (0..<100).map(String.init)
      table.reloadData()
      screen.commit()
      let texts = Set(screen.stage.texts.map(\.text))
      #expect(texts.isSuperset(of: ["0", "•", "99"]) && !texts.contains("1"))
    }

    // MARK: Padding

    @Test func plainTablesHavePaddingAboveHeaders() {
      source.headers = [nil, "One"]
      table.reloadData()
      screen.commit()
      let first = table.rect(forSection: 0)
      #expect(first.height == 150)
      #expect(table.rectForHeader(inSection: 1).minY == first.maxY + 22)
      #expect(table.rectForRow(at: path(0, 1)).minY == table.rectForHeader(inSection: 1).maxY)
      table.sectionHeaderTopPadding = 5
      screen.commit()
      #expect(table.rectForHeader(inSection: 1).minY == first.maxY + 5)
    }

    // MARK: Prefetching

    private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var announced: [[IndexPath]] = []
      var cancelled: [[IndexPath]] = []

      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced.append(indexPaths)
      }

      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) {
        cancelled.append(indexPaths)
      }
    }

    @Test func rowsThatComeNextAreAnnouncedOnce() {
      let prefetcher = Prefetcher()
      table.prefetchDataSource = prefetcher
      screen.commit()
      #expect(prefetcher.announced == [(10..<20).map { path($0 % 3, $0 / 3) }])
      table.contentOffset.y = 100
      screen.commit()
      #expect(prefetcher.announced.last == [path(2, 6), path(0, 7)])
      #expect(prefetcher.cancelled.isEmpty)
    }

    @Test func rowsThatAreNotNeededAfterAllAreCalledOff() {
      table.contentOffset.y = 1500
      screen.commit()
      let prefetcher = Prefetcher()
      table.prefetchDataSource = prefetcher
      screen.commit()
      table.contentOffset.y = 1450
      screen.commit()
      #expect(prefetcher.cancelled.first?.first == path(1, 13))
      #expect(prefetcher.announced.last?.first == path(1, 9))
      table.isPrefetchingEnabled = false
      let count = prefetcher.announced.count
      table.contentOffset.y = 500
      screen.commit()
      #expect(prefetcher.announced.count == count)
    }
  }
}
