import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Tabs that the user arranges.
  @MainActor struct TabCustomizingTests {
    private let tabs = UITabBarController()
    private let delegate = CustomizingDelegate()
    private let pages: [UIViewController]
    private let screen: TestScreen

    init() {
      pages = (1...6).map { number in
        let page = UIViewController()
        page.title = "Page \(number)"
        return page
      }
      tabs.viewControllers = pages
      tabs.delegate = delegate
      screen = TestScreen(root: tabs)
      screen.commit()
    }

    private var edit: UIBarButtonItem? {
      tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem
    }

    /// Returns the centers of the icons with a title, from top to bottom.
    private func icons(_ title: String) -> [CGPoint] {
      guard
        let view = (tabs.presentedViewController as? UINavigationController)?.topViewController?
          .view
      else { return [] }
      return view.subviews.compactMap { $0 as? TabIconView }
        .filter { $0.item.title == title }.map(screen.middle).sorted { $0.y < $1.y }
    }

    private func tap(_ item: UIBarButtonItem?) {
      item?.primaryAction?.performWithSender(nil, target: nil)
      screen.advance(1)
    }

    private func beginEditing() {
      tabs.selectedViewController = tabs.moreNavigationController
      screen.advance(1)
      tap(edit)
    }

    private func finish() {
      let stack = tabs.presentedViewController as? UINavigationController
      tap(stack?.topViewController?.navigationItem.rightBarButtonItem)
    }

    @Test func whatIsDraggedToTheBarTakesAPlaceThere() throws {
      beginEditing()
      #expect(delegate.log.take() == ["willBegin 6"])
      let source = try #require(icons("Page 6").first)
      let target = try #require(icons("Page 2").last)
      #expect(target.y > source.y + 100)
      screen.drag(from: source, to: target, rest: 0.1)
      finish()
      #expect(tabs.presentedViewController == nil)
      let order = [pages[0], pages[5], pages[2], pages[3], pages[1], pages[4]]
      #expect(tabs.viewControllers == order)
      #expect(tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 6", "Page 3", "Page 4", "More"])
      #expect(delegate.log.take() == ["willEnd 6 true", "didEnd 6 true"])
      tabs.selectedIndex = 1
      screen.commit()
      #expect(pages[5].view.window != nil)
    }

    @Test func twoInTheBarChangePlaces() throws {
      beginEditing()
      let source = try #require(icons("Page 1").last)
      screen.drag(from: source, to: try #require(icons("Page 4").last), rest: 0.1)
      finish()
      #expect(
        tabs.viewControllers?.map(\.title).prefix(4) == ["Page 4", "Page 2", "Page 3", "Page 1"])
    }

    @Test func whatIsLetGoElsewhereChangesNothing() throws {
      beginEditing()
      let source = try #require(icons("Page 6").first)
      screen.drag(from: source, to: try #require(icons("More").last), rest: 0.1)
      finish()
      #expect(tabs.viewControllers == pages)
      #expect(delegate.log.take() == ["willBegin 6", "willEnd 6 false", "didEnd 6 false"])
    }

    @Test func onlyWhatIsCustomizableIsMoved() throws {
      tabs.customizableViewControllers = [pages[0], pages[5]]
      beginEditing()
      #expect(icons("Page 2").count == 1 && icons("Page 1").count == 2)
      let source = try #require(icons("Page 6").first)
      screen.drag(from: source, to: try #require(icons("Page 2").last), rest: 0.1)
      finish()
      #expect(tabs.viewControllers == pages)
    }

    @Test func withoutCustomizableViewControllersNothingIsEdited() {
      #expect(edit != nil)
      tabs.customizableViewControllers = []
      #expect(edit == nil)
      tabs.viewControllers = pages
      #expect(edit != nil)
      tabs.customizableViewControllers = nil
      #expect(edit == nil)
    }

    @Test func aBarOfItsOwnIsArranged() {
      let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 393, height: 49))
      let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = Array(items.prefix(2))
      bar.delegate = delegate
      pages[0].view.addSubview(bar)
      #expect(!bar.isCustomizing)
      bar.beginCustomizingItems(items)
      screen.advance(1)
      #expect(bar.isCustomizing)
      if let source = icons("C").first, let target = icons("A").last {
        screen.drag(from: source, to: target, rest: 0.1)
      }
      #expect(bar.endCustomizing(animated: false))
      screen.advance(1)
      #expect(bar.items == [items[2], items[1]] && !bar.isCustomizing)
      #expect(
        delegate.log.take() == ["willBegin 3", "didBegin 3", "willEnd 2 true", "didEnd 2 true"])
    }
  }
}

/// A delegate that records the calls about customization.
private final class CustomizingDelegate: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
  let log = CallLog()

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { log.note("willBegin \(viewControllers.count)") }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { log.note("willEnd \(viewControllers.count) \(changed)") }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { log.note("didEnd \(viewControllers.count) \(changed)") }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    log.note("willBegin \(items.count)")
  }

  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    log.note("didBegin \(items.count)")
  }

  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.note("willEnd \(items.count) \(changed)")
  }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.note("didEnd \(items.count) \(changed)")
  }
}
