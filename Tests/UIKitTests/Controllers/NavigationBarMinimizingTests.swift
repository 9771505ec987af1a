import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The navigation bar that moves away while the user scrolls.
  @MainActor struct NavigationBarMinimizingTests {
    private let table = UITableViewController(style: .plain)
    private let source = TableSource([(0..<60).map { "Row \($0)" }])
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
      table.title = "Rows"
      table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableView.dataSource = source
      navigation = UINavigationController(rootViewController: table)
      screen = TestScreen(root: navigation)
    }

    private var barTop: CGFloat { navigation.navigationBar.frame.minY }
    private var isBarVisible: Bool { navigation.navigationBar.frame.maxY > 0 }
    private var safeTop: CGFloat { table.view.safeAreaInsets.top }

    private func minimize(_ behavior: UIBarMinimizationBehavior) {
      table.navigationItem.navigationBarMinimization.minimizationBehavior = behavior
    }

    private func scroll(_ distance: CGFloat) {
      screen.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - distance), rest: 0.2)
      screen.advance(1)
    }

    @Test func scrollingDownMovesTheBarAwayAndScrollingUpBringsItBack() {
      minimize(.onScrollDown)
      scroll(200)
      #expect(!isBarVisible && safeTop == 59)
      #expect(table.tableView.adjustedContentInset.top == 59)
      scroll(-100)
      #expect(barTop == 59 && safeTop == 103)
    }

    @Test func theOtherDirectionMinimizesIfTheAppWantsIt() {
      minimize(.onScrollUp)
      scroll(300)
      #expect(isBarVisible)
      scroll(-100)
      #expect(!isBarVisible)
      scroll(100)
      #expect(barTop == 59)
    }

    @Test func theBarStaysUntilContentIsWhereItWas() {
      minimize(.onScrollDown)
      scroll(50)
      #expect(table.tableView.contentOffset.y > -90 && barTop == 59)
      scroll(60)
      #expect(!isBarVisible)
    }

    @Test func theBarStaysByDefault() {
      scroll(200)
      #expect(barTop == 59 && safeTop == 103)
      minimize(.never)
      scroll(100)
      #expect(barTop == 59 && safeTop == 103)
    }

    @Test func codeThatScrollsDoesNotMinimize() {
      minimize(.onScrollDown)
      table.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      screen.advance(1)
      #expect(barTop == 59)
    }

    @Test func theBarComesBackAtTheTopOnlyIfTheAppWantsIt() {
      minimize(.onScrollDown)
      table.navigationItem.navigationBarMinimization.restorationBehavior = .atScrollEdge
      scroll(300)
      scroll(-100)
      #expect(!isBarVisible)
      scroll(-400)
      #expect(barTop == 59 && table.tableView.contentOffset.y == -103)
    }

    @Test func theContentIsBelowTheBarAgainAfterScrollingToTheTop() {
      minimize(.onScrollDown)
      scroll(300)
      table.tableView.setContentOffset(CGPoint(x: 0, y: -59), animated: false)
      screen.advance(1)
      #expect(barTop == 59 && table.tableView.contentOffset.y == -103)
    }

    @Test func theSafeAreaStaysIfTheAppWantsIt() {
      minimize(.onScrollDown)
      table.navigationItem.navigationBarMinimization.safeAreaAdjustment = .disabled
      scroll(200)
      #expect(!isBarVisible && safeTop == 103)
    }

    @Test func contentBelowAnOpaqueBarGrows() {
      navigation.navigationBar.isTranslucent = false
      screen.commit()
      #expect(table.view.frame.minY == 103)
      minimize(.onScrollDown)
      scroll(200)
      #expect(!isBarVisible && table.view.frame.minY == 0 && safeTop == 59)
      scroll(-100)
      #expect(barTop == 59 && table.view.frame.minY == 103)
    }

    @Test func aLargeTitleShrinksFirst() {
      navigation.navigationBar.prefersLargeTitles = true
      screen.commit()
      minimize(.onScrollDown)
      scroll(40)
      #expect(isBarVisible)
      scroll(200)
      #expect(!isBarVisible)
    }

    @Test func thePushedAndTheRevealedViewControllerHaveTheBar() {
      minimize(.onScrollDown)
      scroll(200)
      navigation.pushViewController(UIViewController(), animated: true)
      screen.advance(1)
      #expect(barTop == 59)
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(barTop == 59 && safeTop == 103)
    }

    @Test func aMinimizedBarComesBackWhenTheAppStopsIt() {
      minimize(.onScrollDown)
      scroll(200)
      #expect(!isBarVisible)
      minimize(.never)
      screen.commit()
      #expect(barTop == 59 && safeTop == 103)
    }

    @Test func contentThatIsNotMuchHigherThanTheScreenKeepsTheBar() {
      minimize(.onScrollDown)
      table.tableView.rowHeight = 13
      table.tableView.reloadData()
      screen.commit()
      scroll(200)
      #expect(isBarVisible)
    }
  }
}
