import Testing
import UIKit

extension OnScreen {
  @MainActor struct TabBarTests {
    private let log = CallLog()
    private let tabs = UITabBarController()
    private let controllers: [LoggingController]
    private let screen: TestScreen

    init() {
      controllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
      tabs.viewControllers = controllers
      screen = TestScreen(root: tabs)
      _ = log.take()
    }

    private func tapTab(_ index: Int) {
      screen.tap(at: CGPoint(x: 393.0 / 3 * (Double(index) + 0.5), y: 852 - 34 - 24))
      screen.commit()
    }

    @Test func theFirstIsShownAndOthersAreNotLoaded() {
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.selectedViewController === controllers[0])
      #expect(controllers[0].view.window != nil)
      #expect(!controllers[1].isViewLoaded)
      #expect(controllers[1].tabBarController === tabs)
      #expect(tabs.tabBar.items?.count == 3)
      #expect(screen.stage.texts.map(\.text).filter { ["A", "B", "C"].contains($0) }.count == 3)
    }

    @Test func aTapShowsTheOther() {
      tapTab(1)
      #expect(tabs.selectedIndex == 1)
      let calls = log.takeAppearance()
      #expect(
        calls.filter { $0.hasPrefix("B") } == [
          "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
        ])
      #expect(calls.contains("A.willDisappear") && calls.contains("A.didDisappear"))
      #expect(controllers[0].view.window == nil)
    }

    @Test func selectingByCodeTellsNoDelegate() {
      let delegate = TabDelegate()
      tabs.delegate = delegate
      tabs.selectedIndex = 2
      screen.commit()
      #expect(delegate.log.take() == [])
      #expect(tabs.selectedViewController === controllers[2])
      tabs.selectedViewController = controllers[1]
      #expect(tabs.selectedIndex == 1)
    }

    /// Apps often do this in `viewDidLoad`.
    @Test func theRootOfAStackMayTakeAnotherItemOnceItIsThere() {
      let root = UIViewController()
      tabs.viewControllers = [UINavigationController(rootViewController: root), controllers[1]]
      screen.commit()
      root.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 4)
      screen.commit()
      #expect(tabs.tabBar.items?.first === root.tabBarItem)
      #expect(tabs.tabBar.selectedItem === root.tabBarItem)
      #expect(screen.stage.texts.map(\.text).contains("New"))
    }

    @Test func theDelegateMayRefuse() {
      let delegate = TabDelegate()
      tabs.delegate = delegate
      tapTab(1)
      #expect(delegate.log.take() == ["should B", "did B"])
      delegate.allows = false
      tapTab(2)
      #expect(delegate.log.take() == ["should C"])
      #expect(tabs.selectedIndex == 1)
    }

    @Test func badgesAreShown() {
      controllers[1].tabBarItem.badgeValue = "7"
      controllers[1].tabBarItem.badgeColor = .blue
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "7" })
      controllers[1].tabBarItem.badgeValue = nil
      screen.commit()
      #expect(!screen.stage.texts.contains { $0.text == "7" })
    }

    @Test func theBarCoversTheBottomOfTheSafeArea() {
      #expect(controllers[0].view.safeAreaInsets.bottom == 83)
      tabs.setTabBarHidden(true, animated: false)
      screen.commit()
      #expect(tabs.isTabBarHidden)
      #expect(controllers[0].view.safeAreaInsets.bottom == 34)
    }

    @Test func aPushMayHideTheBar() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      tabs.setViewControllers([navigation, controllers[1]], animated: false)
      screen.commit()
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: true)
      screen.advance(1)
      #expect(next.view.safeAreaInsets.bottom == 34)
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test func removedControllersLeave() {
      tabs.viewControllers = [controllers[1]]
      screen.commit()
      #expect(tabs.selectedViewController === controllers[1])
      #expect(controllers[0].tabBarController == nil)
    }

    @Test func aBarOfItsOwnTellsItsDelegate() {
      let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 393, height: 49))
      let delegate = BarDelegate()
      bar.items = [
        UITabBarItem(title: "X", image: nil, tag: 4),
        UITabBarItem(tabBarSystemItem: .favorites, tag: 5),
      ]
      bar.delegate = delegate
      controllers[0].view.addSubview(bar)
      screen.commit()
      screen.tap(at: CGPoint(x: 300, y: 320))
      #expect(delegate.tags == [5])
      #expect(bar.selectedItem?.tag == 5)
      bar.selectedItem = bar.items?[0]
      #expect(delegate.tags == [5])
    }

    private final class TabDelegate: NSObject, UITabBarControllerDelegate {
      let log = CallLog()
      var allows = true

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        log.note("should \(viewController.title ?? "")")
        return allows
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        log.note("did \(viewController.title ?? "")")
      }
    }

    private final class BarDelegate: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
  }
}
