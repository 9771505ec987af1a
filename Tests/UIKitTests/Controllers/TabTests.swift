import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// A tab bar controller with tabs instead of view controllers.
  @MainActor struct TabTests {
    private final class Follower: NSObject, UITabBarControllerDelegate {
      var allows = true
      var log: [String] = []

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
      ) -> Bool { allows }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
      ) {
        log.append("\(previousTab?.identifier ?? "none") \(selectedTab.identifier)")
      }
    }

    private let follower = Follower()

    private func tab(_ name: String) -> UITab {
      UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
        let controller = UIViewController()
        controller.title = "Of \(tab.identifier)"
        return controller
      }
    }

    private func show(_ tabs: [UITab]) -> (UITabBarController, TestScreen) {
      let controller = UITabBarController(tabs: tabs)
      controller.delegate = follower
      let screen = TestScreen(root: controller)
      return (controller, screen)
    }

    private func titles(of controller: UITabBarController) -> [String?] {
      controller.tabBar.items?.map(\.title) ?? []
    }

    private func touch(_ index: Int, of controller: UITabBarController) {
      controller.userDidChoose(controller.tabBar.items![index])
    }

    @Test func tabsMakeTheBarAndTheirViewControllers() {
      let one = tab("one")
      let (controller, _) = show([one, tab("two")])
      #expect(titles(of: controller) == ["ONE", "TWO"])
      #expect(controller.viewControllers?.map(\.title) == ["Of one", "Of two"])
      #expect(controller.selectedTab === one && one.tabBarController === controller)
      #expect(one.viewController?.tab === one && one.hasVisiblePlacement)
      one.title = "First"
      one.badgeValue = "3"
      #expect(titles(of: controller)[0] == "First")
      #expect(controller.tabBar.items?[0].badgeValue == "3")
    }

    @Test func aTabKeepsItsTitleWhateverItsViewControllersIs() {
      let one = tab("one")
      let two = UITab(title: "TWO", image: nil, identifier: "two") { _ in
        UINavigationController(rootViewController: UIViewController())
      }
      let (controller, _) = show([one, two])
      one.viewController?.title = "New"
      let navigation = two.viewController as? UINavigationController
      navigation?.viewControllers[0].title = "Root"
      navigation?.title = "All"
      #expect(titles(of: controller) == ["ONE", "TWO"])
      #expect(one.title == "ONE" && two.title == "TWO")
    }

    @Test func theDelegateIsAskedAndToldOfTabs() {
      let (controller, _) = show([tab("one"), tab("two")])
      follower.allows = false
      touch(1, of: controller)
      #expect(controller.selectedTab?.identifier == "one" && follower.log.isEmpty)
      follower.allows = true
      touch(1, of: controller)
      #expect(controller.selectedTab?.identifier == "two" && follower.log == ["one two"])
      controller.selectedTab = controller.tab(forIdentifier: "one")
      #expect(controller.selectedIndex == 0 && follower.log == ["one two"])
      touch(1, of: controller)
      #expect(follower.log == ["one two", "one two"])
    }

    @Test func hiddenTabsAndThoseThatArentCompactArentShown() {
      let tabs = [tab("one"), tab("two"), tab("three")]
      let (controller, _) = show(tabs)
      tabs[0].isHidden = true
      #expect(titles(of: controller) == ["TWO", "THREE"])
      controller.compactTabIdentifiers = ["three", "two"]
      #expect(titles(of: controller) == ["THREE", "TWO"])
      controller.compactTabIdentifiers = nil
      tabs[0].isHidden = false
      tabs[2].preferredPlacement = .sidebarOnly
      controller.setTabs(tabs, animated: true)
      #expect(titles(of: controller) == ["ONE", "TWO"])
    }

    @Test func compactTabsAreShownOnlyWhereThereIsLittleRoom() {
      let controller = UITabBarController(tabs: [tab("one"), tab("two"), tab("three")])
      controller.compactTabIdentifiers = ["three", "one"]
      let screen = TestScreen(.iPad, root: controller)
      #expect(titles(of: controller) == ["ONE", "TWO", "THREE"])
      controller.selectedTab = controller.tab(forIdentifier: "three")
      controller.traitOverrides.horizontalSizeClass = .compact
      screen.commit()
      #expect(titles(of: controller) == ["THREE", "ONE"])
      #expect(controller.selectedTab?.identifier == "three" && controller.selectedIndex == 0)
      controller.traitOverrides.horizontalSizeClass = .regular
      screen.commit()
      #expect(titles(of: controller) == ["ONE", "TWO", "THREE"])
      #expect(controller.selectedTab?.identifier == "three" && controller.selectedIndex == 2)
    }

    @Test func aGroupShowsOneOfItsTabs() {
      let (inner, other) = (tab("inner"), tab("other"))
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: [inner, other])
      let (controller, _) = show([tab("one"), group])
      #expect(titles(of: controller) == ["ONE", "Group"] && inner.parent === group)
      controller.selectedTab = other
      #expect(controller.selectedTab === other && group.selectedChild === other)
      #expect(controller.selectedViewController === other.viewController)
      #expect(titles(of: controller) == ["ONE", "Group"])
      #expect(controller.tab(forIdentifier: "inner") === inner)
      group.displayOrderIdentifiers = ["other"]
      #expect(group.displayOrder.map(\.identifier) == ["other", "inner"])
    }

    @Test func aGroupsNavigationControllerHoldsItsTabs() {
      let inner = tab("inner")
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: [inner]
      ) { _ in UITableViewController() }
      let navigation = UINavigationController()
      group.managingNavigationController = navigation
      let (controller, _) = show([group])
      #expect(controller.selectedViewController === navigation)
      #expect(navigation.viewControllers.count == 1 && inner.managingTabGroup === group)
      group.selectedChild = inner
      #expect(navigation.topViewController === inner.viewController)
      #expect(inner.viewController?.tab === inner)
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: false)
      controller.selectedTab = group
      #expect(navigation.topViewController === detail)
    }

    @Test func aBatchShowsOnlyItsResult() {
      var loaded: [String] = []
      let tabs = ["one", "two", "three"].map { name in
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
          loaded.append(tab.identifier)
          return UIViewController()
        }
      }
      let (controller, _) = show([tabs[0]])
      controller.performBatchUpdates {
        controller.tabs = tabs
        tabs[1].isHidden = true
        #expect(titles(of: controller) == ["ONE"])
      }
      #expect(titles(of: controller) == ["ONE", "THREE"] && loaded == ["one", "three"])
      controller.performBatchUpdates {
        tabs[0].isHidden = true
        controller.selectedTab = tabs[2]
      }
      #expect(titles(of: controller) == ["THREE"] && controller.selectedTab === tabs[2])
    }

    @Test func aSelectedGroupStaysSelectedWhenItMovesAndShowsAnotherTab() {
      let (one, two) = (tab("one"), tab("two"))
      let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
      let (controller, _) = show([group])
      controller.selectedTab = one
      controller.performBatchUpdates {
        group.selectedChild = two
        controller.tabs = [tab("new"), group]
      }
      #expect(titles(of: controller) == ["NEW", "Group"] && controller.selectedTab === two)
      #expect(controller.selectedViewController === two.viewController)
    }

    @Test func tabsAreNeverInASidebar() {
      let (controller, _) = show([tab("one")])
      controller.sidebar.preferredPlacement = .sidebar
      #expect(!controller.sidebar.isAvailable && controller.sidebar.isHidden)
      #expect(titles(of: controller) == ["ONE"])
    }

    @Test func aSidebarItemStartsWithTheContentOfItsTab() throws {
      final class Sidebar: NSObject, UITabBarController.Sidebar.Delegate {}
      let one = tab("one")
      one.subtitle = "first"
      let (controller, _) = show([one])
      controller.sidebar.headerContentConfiguration = UIListContentConfiguration.cell()
      controller.sidebar.scroll(to: .tab(one), animated: true)
      #expect(titles(of: controller) == ["ONE"])
      let item = Sidebar().tabBarController(
        controller, sidebar: controller.sidebar, itemFor: .init(.tab(one)))
      let content = try #require(item.contentConfiguration as? UIListContentConfiguration)
      #expect(content.text == one.title && content.secondaryText == "first")
      item.contentConfiguration = UIListContentConfiguration.valueCell()
      let copy = try #require(item.copy() as? UITabSidebarItem)
      #expect((copy.contentConfiguration as? UIListContentConfiguration)?.text == nil)
      #expect(copy.defaultContentConfiguration() == content)
    }

    @Test func theSearchTabHasTheSystemsTitle() {
      let search = UISearchTab { _ in UIViewController() }
      #expect(search.title == "Search" && search.image != nil)
      #expect(search.preferredPlacement == .pinned)
    }
  }
}
