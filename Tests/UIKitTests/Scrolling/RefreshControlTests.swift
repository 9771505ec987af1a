import AppRuntime
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Refreshing content by pulling it down.
  @MainActor struct RefreshControlTests {
    private let screen = TestScreen()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    private let control = UIRefreshControl()

    private final class Counter {
      var value = 0
    }

    private let refreshes = Counter()

    init() {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 2000)
      scroll.refreshControl = control
      screen.view.addSubview(scroll)
      screen.commit()
      control.addAction(UIAction { [refreshes] _ in refreshes.value += 1 }, for: .valueChanged)
    }

    private func pull(_ distance: CGFloat) {
      let start = CGPoint(x: 200, y: 150)
      screen.touch(.began, at: start)
      screen.move(from: start, to: CGPoint(x: 200, y: 150 + distance), frames: 20)
    }

    private func lift() {
      screen.touch(.ended, at: CGPoint(x: 200, y: 500))
      screen.advance(2)
    }

    @Test func pullingFarEnoughStartsARefreshBeforeTheFingerLifts() {
      pull(400)
      #expect(control.isRefreshing && refreshes.value == 1)
      #expect(scroll.adjustedContentInset.top == 0)
      lift()
      #expect(refreshes.value == 1)
      #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
      control.endRefreshing()
      screen.advance(0.1)
      let offset = scroll.layer.presentation()?.bounds.minY ?? 0
      #expect(offset < -5 && offset > -60)
      screen.advance(1)
      #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0)
      #expect(!control.isRefreshing && control.isHidden)
    }

    @Test func pullingALittleDoesNot() {
      pull(80)
      #expect(!control.isHidden && !control.isRefreshing)
      lift()
      #expect(refreshes.value == 0 && scroll.contentOffset.y == 0 && control.isHidden)
    }

    @Test func aRefreshThatIsOverBeforeTheFingerLiftsIsNotStartedAgain() {
      control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
      pull(400)
      screen.move(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 600))
      #expect(refreshes.value == 1 && !control.isRefreshing)
      lift()
      #expect(scroll.contentOffset.y == 0)
      pull(400)
      #expect(refreshes.value == 2)
    }

    @Test func refreshingByCodeKeepsSpaceAndTellsNobody() {
      control.beginRefreshing()
      screen.commit()
      #expect(control.isRefreshing && refreshes.value == 0)
      #expect(scroll.adjustedContentInset.top == 60 && scroll.contentOffset.y == 0)
      scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
      control.endRefreshing()
      screen.advance(1)
      #expect(scroll.contentOffset.y == 0)
    }

    @Test func aControlAddedAsASubviewIsTheScrollViewsOwn() {
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let control = UIRefreshControl()
      other.addSubview(control)
      #expect(other.refreshControl === control)
      other.refreshControl = nil
      #expect(control.superview == nil)
    }

    @Test func theControlIsBetweenTheBackgroundAndTheRows() throws {
      let source = TableSource([["a", "b"]])
      let table = screen.addTable(source)
      let control = UIRefreshControl()
      let background = UIView()
      table.refreshControl = control
      table.backgroundView = background
      source.sections[0].append("c")
      table.reloadData()
      screen.commit()
      let cell = try #require(table.visibleCells.first)
      let order = [background, control, cell].compactMap { table.subviews.firstIndex(of: $0) }
      #expect(order == order.sorted() && order.count == 3)
    }

    @Test func theTitleIsShownWithTheWheel() throws {
      control.attributedTitle = NSAttributedString(string: "Pull")
      control.tintColor = .systemRed
      pull(400)
      lift()
      #expect(screen.stage.texts.contains { $0.text == "Pull" })
      #expect(control.accessibilityLabel == "Pull")
    }

    @Test func aTableViewControllerHasItsTablesControl() {
      let controller = UITableViewController(style: .plain)
      let control = UIRefreshControl()
      controller.refreshControl = control
      #expect(!controller.isViewLoaded && controller.refreshControl === control)
      controller.loadViewIfNeeded()
      #expect(controller.tableView.refreshControl === control)
      controller.refreshControl = nil
      #expect(controller.tableView.refreshControl == nil)
    }
  }
}
