import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Tab bars with more view controllers than fit.
  @MainActor struct MoreTabTests {
    private let tabs = UITabBarController()
    private let pages: [UIViewController]
    private let screen: TestScreen

    init() {
      pages = (1...6).map { number in
        let page = UIViewController()
        page.title = "Page \(number)"
        return page
      }
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.viewControllers[0].title = "Page 7"
      tabs.viewControllers = pages + [stack]
      screen = TestScreen(root: tabs)
      screen.commit()
    }

    private var more: UINavigationController { tabs.moreNavigationController }
    private var list: UITableView? {
      (more.viewControllers.first as? UITableViewController)?.tableView
    }

    private func choose(_ row: Int) {
      list.map { $0.delegate?.tableView($0, didSelectRowAt: IndexPath(row: row, section: 0)) }
      screen.advance(1)
    }

    @Test func fourHaveTabsAndMoreLeadsToTheRest() throws {
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.tabBar.items?.last === more.tabBarItem)
      #expect(tabs.viewControllers?.count == 7 && tabs.customizableViewControllers?.count == 7)
      tabs.userDidChoose(more.tabBarItem)
      screen.commit()
      #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
      let list = try #require(list)
      #expect(list.numberOfRows(inSection: 0) == 3)
      let cell = list.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(cell?.textLabel?.text == "Page 6")
    }

    @Test func theListShowsImagesInTheTintColorUnlessTheyKeepTheirs() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      pages[4].tabBarItem.image = image
      pages[5].tabBarItem.image = image.withRenderingMode(.alwaysOriginal)
      tabs.userDidChoose(more.tabBarItem)
      screen.commit()
      let modes = try (0...1).map { row in
        try #require(list?.cellForRow(at: IndexPath(row: row, section: 0))?.imageView?.image)
          .renderingMode
      }
      #expect(modes == [.alwaysTemplate, .alwaysOriginal])
    }

    @Test func whatIsChosenIsPushedAndComesBack() {
      tabs.selectedViewController = more
      screen.commit()
      choose(0)
      #expect(more.topViewController === pages[4] && tabs.selectedViewController === pages[4])
      #expect(tabs.selectedIndex == 4 && pages[4].tabBarController === tabs)
      more.popViewController(animated: true)
      screen.advance(1)
      #expect(tabs.selectedViewController === more && pages[4].parent === tabs)
      choose(0)
      #expect(more.topViewController === pages[4])
      tabs.userDidChoose(more.tabBarItem)
      screen.advance(1)
      #expect(more.viewControllers.count == 1)
    }

    @Test func aNavigationControllerLendsItsStack() throws {
      let stack = try #require(tabs.viewControllers?[6] as? UINavigationController)
      let root = try #require(stack.topViewController)
      tabs.selectedViewController = more
      screen.commit()
      choose(2)
      #expect(more.topViewController === root && root.navigationController === more)
      more.popViewController(animated: true)
      screen.advance(1)
      #expect(stack.viewControllers == [root])
    }

    @Test func aNavigationControllerInMoreKeepsTheItemOfItsRoot() throws {
      let stack = try #require(tabs.viewControllers?[6] as? UINavigationController)
      let item = try #require(stack.tabBarItem)
      tabs.selectedViewController = more
      screen.commit()
      choose(2)
      #expect(stack.tabBarItem === item)
      tabs.userDidChoose(more.tabBarItem)
      screen.advance(1)
      #expect(stack.tabBarItem === item)
      let cell = list?.cellForRow(at: IndexPath(row: 2, section: 0))
      #expect(cell?.textLabel?.text == "Page 7")
    }

    @Test func anIndexBeyondTheTabsIsShownInMore() {
      tabs.selectedIndex = 5
      screen.commit()
      #expect(tabs.selectedIndex == 5 && tabs.tabBar.selectedItem === more.tabBarItem)
      #expect(pages[5].view.window != nil)
      tabs.selectedIndex = 4
      screen.commit()
      #expect(more.viewControllers.last === pages[4] && pages[5].parent === tabs)
      tabs.selectedIndex = 0
      screen.commit()
      #expect(pages[0].view.window != nil && tabs.selectedIndex == 0)
    }

    @Test func withRoomForAllThereIsNoMore() {
      tabs.selectedIndex = 5
      screen.commit()
      tabs.viewControllers = Array(pages[1...5])
      screen.commit()
      #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === pages[5].tabBarItem)
      #expect(tabs.selectedViewController === pages[5])
      #expect(pages[5].view.window != nil)
    }
  }
}
