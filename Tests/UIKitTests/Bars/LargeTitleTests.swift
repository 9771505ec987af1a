import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Large titles and search bars, which shrink and grow as content is scrolled.
  @MainActor struct LargeTitleTests {
    private let table = UITableViewController(style: .plain)
    private let source = TableSource([(1...40).map { "Row \($0)" }])
    private let navigation: UINavigationController
    private let screen: TestScreen
    private var bar: UINavigationBar { navigation.navigationBar }
    private let top: CGFloat = 59 + 96

    init() {
      table.title = "Rows"
      navigation = UINavigationController(rootViewController: table)
      navigation.navigationBar.prefersLargeTitles = true
      screen = TestScreen(root: navigation)
      table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableView.dataSource = source
      table.tableView.rowHeight = 50
      screen.commit()
    }

    private func scroll(to y: CGFloat) {
      table.tableView.contentOffset.y = y
      screen.commit()
    }

    private func drag(by distance: CGFloat) {
      let start = CGPoint(x: 200, y: 500)
      screen.drag(from: start, to: CGPoint(x: 200, y: 500 + distance), rest: 0.5)
      screen.advance(2)
    }

    @Test func theBarIsAsHighAsContentLeavesIt() {
      #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == -top)
      scroll(to: -top + 20)
      #expect(bar.frame.height == 76)
      #expect(table.tableView.adjustedContentInset.top == top - 20)
      #expect(table.tableView.contentOffset.y == -top + 20)
      scroll(to: 300)
      #expect(bar.frame.height == 44)
      #expect(table.tableView.adjustedContentInset.top == top - 52)
      scroll(to: -top)
      #expect(bar.frame.height == 96)
    }

    @Test func pulledDownTheBarIsTaller() {
      scroll(to: -top - 30)
      #expect(bar.frame.height == 126)
      #expect(table.tableView.adjustedContentInset.top == top)
    }

    @Test func theTitleComesToRestLargeOrSmall() {
      drag(by: -30)
      #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == -top)
      drag(by: -50)
      #expect(bar.frame.height == 44 && abs(table.tableView.contentOffset.y + top - 52) < 0.5)
      drag(by: 20)
      #expect(bar.frame.height == 44)
      drag(by: 50)
      #expect(bar.frame.height == 96)
    }

    @Test func theStatusBarLeadsToTheLargeTitle() {
      scroll(to: 500)
      screen.tap(at: CGPoint(x: 60, y: 20))
      screen.advance(1)
      #expect(bar.frame.height == 96)
    }

    @Test func aSearchBarComesToRestWholeOrHidden() {
      table.navigationItem.searchController = UISearchController(searchResultsController: nil)
      screen.commit()
      let whole = bar.frame.height
      #expect(whole > 96)
      drag(by: -25)
      #expect(bar.frame.height == whole)
      drag(by: -50)
      #expect(bar.frame.height == 96)
      drag(by: -60)
      #expect(bar.frame.height == 44)
    }

    @Test func contentScrollsBeneathTheTitleOfAnOpaqueBar() {
      bar.isTranslucent = false
      screen.view.setNeedsLayout()
      screen.commit()
      func firstRow() -> CGFloat {
        let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        return cell.map { $0.convert($0.bounds, to: nil).minY } ?? 0
      }
      #expect(bar.frame.height == 96 && firstRow() == top)
      let start = table.tableView.contentOffset.y
      scroll(to: start + 20)
      #expect(bar.frame.height == 76 && firstRow() == top - 20)
      scroll(to: start + 90)
      #expect(bar.frame.height == 44 && firstRow() == top - 90)
      #expect(table.view.convert(table.view.bounds, to: nil).minY == top - 52)
      scroll(to: start)
      #expect(bar.frame.height == 96 && firstRow() == top)
      drag(by: -50)
      #expect(bar.frame.height == 44)
      drag(by: 80)
      #expect(bar.frame.height == 96)
    }

    @Test func whatStandsBesideContentIsBelowAnOpaqueBar() {
      let next = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      scrollView.contentSize.height = 1000
      next.view.addSubview(scrollView)
      next.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
      bar.isTranslucent = false
      navigation.setViewControllers([next], animated: false)
      screen.commit()
      #expect(next.view.convert(CGPoint.zero, to: nil).y == top)
      scrollView.contentOffset.y = 100
      screen.commit()
      #expect(bar.frame.height == 96)
    }

    @Test func eachViewControllerHasATitleOfItsOwn() {
      scroll(to: 300)
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      screen.commit()
      #expect(bar.frame.height == 96)
      navigation.popViewController(animated: false)
      screen.commit()
      #expect(bar.frame.height == 44)
      #expect(table.tableView.contentOffset.y == 300)
    }

    // MARK: Content below the bar

    /// Shows a table whose frame begins where the bar ends.
    private func showTableBelowBar(rows: Int) -> UITableView {
      let next = UIViewController()
      next.title = "Below"
      let below = UITableView()
      below.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source.sections = [(0..<rows).map { "Row \($0)" }]
      below.dataSource = source
      below.rowHeight = 50
      below.translatesAutoresizingMaskIntoConstraints = false
      next.view.addSubview(below)
      let safe = next.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: safe.topAnchor),
        below.bottomAnchor.constraint(equalTo: next.view.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: next.view.leadingAnchor),
        below.trailingAnchor.constraint(equalTo: next.view.trailingAnchor),
      ])
      navigation.setViewControllers([next], animated: false)
      screen.commit()
      return below
    }

    @Test func aTableBelowTheBarGrowsAsTheTitleShrinks() {
      let below = showTableBelowBar(rows: 40)
      #expect(below.frame.minY == top && bar.frame.height == 96)
      drag(by: -200)
      #expect(bar.frame.height == 44 && below.frame.minY == top - 52)
      #expect(below.adjustedContentInset.top == 0)
      drag(by: 600)
      #expect(bar.frame.height == 96 && below.frame.minY == top && below.contentOffset.y == 0)
      drag(by: 150)
      #expect(bar.frame.height == 96 && below.frame.minY == top && below.contentOffset.y == 0)
    }

    @Test(arguments: [0, 1, 13, 14, 15, 16, 17])
    func aTableBelowTheBarComesToRest(_ rows: Int) {
      let below = showTableBelowBar(rows: rows)
      for distance in [150, -150, -40, 300] as [CGFloat] {
        drag(by: distance)
        let end = max(0, below.contentSize.height + 34 - below.frame.height)
        #expect(below.contentOffset.y >= -0.01 && below.contentOffset.y <= end + 0.5)
        #expect(abs(below.frame.minY - bar.frame.maxY) < 0.5)
        #expect(!below.isDecelerating)
      }
      #expect(bar.frame.height == 96 && below.contentOffset.y == 0)
    }
  }
}
