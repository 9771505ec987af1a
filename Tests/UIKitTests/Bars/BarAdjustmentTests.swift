import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Apps' adjustments of items and bars, such as the positions of titles and their backgrounds.
  @MainActor struct BarAdjustmentTests {
    private let screen = TestScreen()

    private func place(of text: String) -> CGPoint? {
      screen.commit()
      return screen.stage.texts.first { $0.text == text }.map {
        CGPoint(x: CGFloat($0.origin.x), y: CGFloat($0.origin.y))
      }
    }

    private func showBar(_ items: [UINavigationItem]) {
      for view in screen.view.subviews { view.removeFromSuperview() }
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      bar.items = items
      screen.view.addSubview(bar)
    }

    @Test func theTitleOfTheWayBackMovesOutOfSight() {
      let first = UINavigationItem(title: "Start")
      let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
      first.backBarButtonItem = back
      showBar([first, UINavigationItem(title: "Next")])
      let before = place(of: "Back")!
      back.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: 2, vertical: 3), for: .default)
      showBar([first, UINavigationItem(title: "Next")])
      let after = place(of: "Back")!
      #expect(after.x - before.x == 2 && after.y - before.y == 3)
      back.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 3), for: .default)
      showBar([first, UINavigationItem(title: "Next")])
      #expect(place(of: "Back") == nil)
      #expect(back.backButtonTitlePositionAdjustment(for: .default).vertical == 3)
    }

    @Test func allWaysBackFollowTheProxy() {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -500, vertical: 0), for: .default)
      defer {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
      }
      showBar([UINavigationItem(title: "Start"), UINavigationItem(title: "Next")])
      #expect(place(of: "Start") == nil && place(of: "Next") != nil)
    }

    @Test func anItemHasAnImageBehindItsTitleWhichMoves() {
      let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
      let top = UINavigationItem(title: "Top")
      top.rightBarButtonItem = item
      showBar([top])
      let before = place(of: "Do")!
      item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: -5), for: .default)
      item.setBackgroundImage(.plain(.red, side: 10), for: .normal, barMetrics: .default)
      let after = place(of: "Do")!
      #expect(after.x - before.x == 4 && after.y - before.y == -5)
      let button = item.barView?.subviews.first as? UIImageView
      #expect(button?.image === item.backgroundImage(for: .normal, barMetrics: .default))
      item.setBackgroundImage(
        .plain(.blue, side: 10), for: .normal, style: .done, barMetrics: .default)
      screen.commit()
      #expect(button?.image === item.backgroundImage(for: .normal, barMetrics: .default))
      item.style = .done
      screen.commit()
      #expect(
        button?.image
          === item.backgroundImage(for: .normal, style: .done, barMetrics: .default))
    }

    private func showTabs(_ count: Int) -> UITabBar {
      let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
      bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      screen.view.addSubview(bar)
      screen.commit()
      return bar
    }

    private func tabs(of bar: UITabBar) -> [CGRect] {
      screen.commit()
      return bar.subviews.compactMap { $0 as? TabBarButton }.map(\.frame)
    }

    @Test func tabsInTheMiddleHaveAWidthAndASpace() {
      let bar = showTabs(3)
      #expect(abs(tabs(of: bar)[0].minX - 2) < 0.1)
      bar.itemPositioning = .centered
      bar.itemWidth = 60
      bar.itemSpacing = 20
      let frames = tabs(of: bar)
      #expect(frames.map(\.width) == [60, 60, 60])
      #expect(frames[1].minX - frames[0].maxX == 20 && frames[1].midX == 196.5)
      bar.itemWidth = 200
      #expect(abs(tabs(of: bar)[0].minX - 2) < 0.1)
    }

    @Test func anAppearancePlacesTabsAndBadges() {
      let bar = showTabs(2)
      bar.items?[0].badgeValue = "7"
      let before = place(of: "7")!
      let look = UITabBarAppearance()
      look.stackedItemPositioning = .centered
      look.stackedItemWidth = 100
      look.stackedItemSpacing = 10
      bar.standardAppearance = look
      #expect(tabs(of: bar).map(\.width) == [100, 100])
      let centered = place(of: "7")!
      #expect(centered.x > before.x)
      look.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(
        horizontal: 10, vertical: 2)
      look.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(
        horizontal: 1, vertical: 0)
      bar.standardAppearance = look
      let moved = place(of: "7")!
      #expect(moved.x - centered.x == 11 && moved.y - centered.y == 2)
      #expect(look.copy().stackedItemWidth == 100)
    }
  }
}
