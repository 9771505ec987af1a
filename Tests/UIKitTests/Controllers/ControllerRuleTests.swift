import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rules of view controllers that surprise people, with their sources.
  @MainActor struct ControllerRuleTests {
    private let log = CallLog()

    // MARK: Large titles

    private func tallScroll(_ frame: CGRect) -> UIScrollView {
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: frame.width, height: 3000)
      return scroll
    }

    /// Reported by many: a large title collapses with the first scroll view that's the view, its
    /// first subview, the first subview of that, and so on.
    @Test(arguments: [(false, 44.0), (true, 96)])
    func aLargeTitleFollowsTheScrollViewThatComesFirst(isBehind: Bool, height: CGFloat) {
      let controller = UIViewController()
      controller.title = "Large"
      let screen = TestScreen()
      let (outer, scroll) = (UIView(frame: screen.view.bounds), tallScroll(screen.view.bounds))
      if isBehind { outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
      outer.addSubview(scroll)
      controller.view.addSubview(outer)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      screen.window.rootViewController = navigation
      screen.commit()
      #expect(navigation.navigationBar.frame.height == 96)
      #expect((controller.contentScrollView(for: .top) === scroll) != isBehind)
      scroll.contentOffset.y = 400
      screen.commit()
      #expect(navigation.navigationBar.frame.height == height)
    }

    // MARK: Sheets

    /// Navigation bars in page sheets have been 56 points high since iOS 13.
    @Test func aNavigationBarInAPageSheetIsHigher() async {
      let screen = TestScreen()
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.root.present(navigation, animated: false)
      await screen.settle()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
      screen.root.dismiss(animated: false)
      await screen.settle()
      let covering = UINavigationController(rootViewController: UIViewController())
      covering.modalPresentationStyle = .fullScreen
      screen.root.present(covering, animated: false)
      await screen.settle()
      #expect(covering.navigationBar.frame.height == 44)
    }

    /// The automatic style is a form sheet on an iPad since iOS 18.
    @Test func theAutomaticStyleOfAnIPadIsAFormSheet() async {
      for (device, style) in [
        (DeviceConfiguration.iPad, UIModalPresentationStyle.formSheet), (.iPhone15, .pageSheet),
      ] {
        let screen = TestScreen(device)
        let controller = UIViewController()
        screen.root.present(controller, animated: false)
        await screen.settle()
        #expect(controller.presentationController?.presentationStyle == style)
      }
    }

    // MARK: Tabs

    /// Tab bar, order when another tab is selected, as measured on iOS 26.1.
    @Test func aTabsViewLoadsBeforeTheOldOneDisappears() {
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { LoggingController($0, log) }
      let screen = TestScreen(root: tabs)
      _ = log.take()
      tabs.selectedIndex = 1
      screen.commit()
      #expect(
        log.takeAppearance().filter { $0 != "B.isAppearing" } == [
          "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        ])
    }

    // MARK: Delegates

    private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
      var mayPop = false
      var count = 0

      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
      {
        count += 1
        return mayPop
      }
    }

    /// UINavigationBar's documentation: the navigation controller is the delegate of its bar.
    @Test func aNavigationControllerIsTheDelegateOfItsBar() async {
      let navigation = AskingNavigation(rootViewController: UIViewController())
      #expect(navigation.navigationBar.delegate === navigation)
      let plain = UINavigationController()
      #expect(plain.navigationBar.delegate != nil)
      let screen = TestScreen(root: navigation)
      #expect(navigation.navigationBar.barPosition == .topAttached)
      navigation.pushViewController(UIViewController(), animated: false)
      await screen.settle()
      navigation.navigationBar.goBack()
      await screen.settle()
      #expect(navigation.viewControllers.count == 2 && navigation.count == 1)
      navigation.mayPop = true
      navigation.navigationBar.goBack()
      await screen.settle()
      #expect(navigation.viewControllers.count == 1 && navigation.count == 2)
    }

    /// UITabBar's documentation: the tab bar controller is the delegate of its bar.
    @Test func aTabBarControllerIsTheDelegateOfItsBar() {
      let tabs = UITabBarController()
      #expect(tabs.tabBar.delegate === tabs)
    }

    private final class ScrollingTogether: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }

    /// UIScrollView's documentation: a scroll view is the delegate of its pan gesture recognizer.
    @Test func aScrollViewIsTheDelegateOfItsPan() {
      let scroll = ScrollingTogether()
      #expect(scroll.panGestureRecognizer.delegate === scroll)
      #expect(UIScrollView().panGestureRecognizer.delegate != nil)
      let navigation = UINavigationController()
      navigation.loadViewIfNeeded()
      #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
    }

    @Test func scrollViewsThatAgreeScrollTogether() {
      let screen = TestScreen()
      let outer = ScrollingTogether(frame: screen.view.bounds)
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 393, height: 3000)
      let inner = tallScroll(CGRect(x: 0, y: 100, width: 393, height: 500))
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      screen.commit()
      screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), rest: 0.5)
      #expect(outer.contentOffset.y > 100 && inner.contentOffset.y > 100)
    }

    // MARK: Collections

    /// UICollectionView's documentation: the index path of the item at a point in the content.
    @Test func anItemOffScreenIsFoundByItsPlace() {
      let screen = TestScreen()
      let source = GridSource([(0..<100).map(String.init)])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      func item(_ y: CGFloat) -> Int? { grid.indexPathForItem(at: CGPoint(x: 10, y: y))?.item }
      #expect(item(150) == 1 && item(5050) == 50 && item(9999) == 99)
      #expect(item(-1) == nil && item(10_000) == nil)
      #expect(grid.cellForItem(at: IndexPath(item: 50, section: 0)) == nil)
    }

    // MARK: Bars

    /// Since iOS 15, a bar is transparent while nothing is beneath it, even if it's opaque.
    @Test func anOpaqueBarHasNoBackgroundAtTheScrollEdge() {
      let controller = UIViewController()
      controller.title = "White"
      controller.view.backgroundColor = .black
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.isTranslucent = false
      navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
      let screen = TestScreen(root: navigation)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 20, y: 80)) == UIColor.black.displayed)
      #expect(controller.view.frame.minY == 103)
      let opaque = UINavigationBarAppearance()
      opaque.configureWithOpaqueBackground()
      opaque.backgroundColor = .red
      navigation.navigationBar.scrollEdgeAppearance = opaque
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 20, y: 80)) == UIColor.red.displayed)
    }

    /// A calendar below a bar.
    @Test func aCalendarViewIsWithinTheSafeArea() throws {
      let controller = UIViewController()
      let calendar = UICalendarView()
      calendar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(calendar)
      NSLayoutConstraint.activate([
        calendar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        calendar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        calendar.topAnchor.constraint(equalTo: controller.view.topAnchor),
        calendar.heightAnchor.constraint(equalToConstant: 540),
      ])
      let screen = TestScreen(root: UINavigationController(rootViewController: controller))
      screen.commit()
      let grid = try #require(calendar.subviews.first)
      #expect(calendar.frame.minY == 0)
      #expect(grid.frame == CGRect(x: 0, y: 103, width: 393, height: 437))
    }

    // MARK: Pushing early

    private final class Pushing: UIViewController {
      let second = UIViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        second.title = "Second"
        second.view.backgroundColor = .blue
        navigationController?.pushViewController(second, animated: true)
      }
    }

    /// A view controller that's pushed while the root's view loads is the one that's shown.
    @Test(arguments: [false, true])
    func whatARootPushesWhileItLoadsIsShown(isInTabs: Bool) async {
      let root = Pushing()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      if isInTabs { tabs.viewControllers = [navigation] }
      let screen = TestScreen(root: isInTabs ? tabs : navigation)
      await screen.settle()
      #expect(navigation.topViewController === root.second)
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 500)) == UIColor.blue.displayed)
      #expect(screen.stage.texts.contains { $0.text == "Second" })
      navigation.popViewController(animated: true)
      await screen.settle()
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 500)) == UIColor.yellow.displayed)
    }

    @Test func whatAPushedControllerPushesWhileItLoadsIsShown() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screen = TestScreen(root: navigation)
      let middle = Pushing()
      navigation.pushViewController(middle, animated: true)
      await screen.settle()
      #expect(navigation.viewControllers.count == 3)
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 500)) == UIColor.blue.displayed)
    }
  }
}
