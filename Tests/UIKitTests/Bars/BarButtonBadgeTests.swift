import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Badges and spaces of items in navigation bars and toolbars.
  @MainActor struct BarButtonBadgeTests {
    private let screen = TestScreen()
    private let navigationItem = UINavigationItem(title: "Top")
    private let inbox = UIBarButtonItem(
      image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)

    init() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      bar.items = [navigationItem]
      screen.view.addSubview(bar)
      inbox.accessibilityIdentifier = "inbox"
      navigationItem.rightBarButtonItem = inbox
      screen.commit()
    }

    private var texts: [String] {
      screen.commit()
      return screen.stage.texts.map(\.text)
    }

    private func x(of text: String) -> CGFloat? {
      screen.commit()
      return screen.stage.texts.first { $0.text == text }?.origin.x
    }

    private func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test func aBadgeIsDrawnAndRead() {
      inbox.badge = .count(3)
      #expect(texts.contains("3") && screen.element("inbox")?.value == "3")
      inbox.badge = .string("New")
      #expect(texts.contains("New") && screen.element("inbox")?.value == "New")
      inbox.badge = nil
      #expect(!texts.contains("New") && screen.element("inbox")?.value == nil)
    }

    @Test func aBadgeIsOnTheUpperTrailingCorner() throws {
      inbox.badge = .count(3)
      screen.commit()
      let button = try #require(inbox.barView)
      let badge = try #require(button.subviews.lazy.compactMap { $0 as? BarButtonBadge }.first)
      #expect(badge.frame.midX > button.bounds.midX && badge.frame.midY < button.bounds.midY)
      #expect(badge.frame.size == CGSize(width: 18, height: 18))
      #expect(badge.convert(badge.bounds, to: nil).maxX <= 393)
    }

    @Test func anIndicatorIsADotWithoutText() throws {
      inbox.badge = .indicator()
      screen.commit()
      let badge = try #require(
        inbox.barView?.subviews.lazy.compactMap { $0 as? BarButtonBadge }.first)
      #expect(badge.frame.size == CGSize(width: 10, height: 10))
      #expect(inbox.badge?.stringValue == nil && screen.element("inbox")?.value == nil)
    }

    @Test func aBadgeHasItsOwnColorsAndFont() throws {
      var badge = UIBarButtonItem.Badge.string("A")
      badge.backgroundColor = .blue
      badge.foregroundColor = .green
      badge.font = .systemFont(ofSize: 9)
      inbox.badge = badge
      screen.commit()
      let view = try #require(
        inbox.barView?.subviews.lazy.compactMap { $0 as? BarButtonBadge }.first)
      #expect(view.backgroundColor == .blue)
      let run = try #require(screen.stage.texts.first { $0.text == "A" })
      #expect(run.font.size == 9)
    }

    @Test func largeNumbersAreFormatted() {
      #expect(UIBarButtonItem.Badge.count(1200).stringValue == 1200.formatted())
    }

    @Test func toolbarsShowNoBadges() {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      screen.view.addSubview(toolbar)
      inbox.badge = .count(7)
      navigationItem.rightBarButtonItem = nil
      toolbar.items = [inbox]
      #expect(!texts.contains("7") && screen.element("inbox")?.value == nil)
      toolbar.items = []
      navigationItem.rightBarButtonItem = inbox
      #expect(texts.contains("7"))
    }

    @Test func aTapOnABadgeReachesTheItem() throws {
      let log = CallLog()
      inbox.primaryAction = UIAction(image: UIImage(systemName: "star")) { _ in log.note("inbox") }
      inbox.badge = .count(3)
      screen.commit()
      screen.tap(try #require(inbox.barView))
      #expect(log.take() == ["inbox"])
    }

    @Test func aSpaceWithoutAWidthDoesNotMoveItsNeighbors() throws {
      navigationItem.rightBarButtonItems = [button("B"), button("A")]
      let distance = try #require(x(of: "B")) - #require(x(of: "A"))
      navigationItem.rightBarButtonItems = [button("B"), .fixedSpace(), button("A")]
      #expect(try #require(x(of: "B")) - #require(x(of: "A")) == distance)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      screen.view.addSubview(toolbar)
      toolbar.items = [button("C"), .fixedSpace(), button("D"), .fixedSpace(30), button("E")]
      let (c, d) = (try #require(x(of: "C")), try #require(x(of: "D")))
      toolbar.items = [button("C"), button("D")]
      #expect(try #require(x(of: "D")) - #require(x(of: "C")) == d - c)
    }

    @Test func aGroupWithASpaceSeparatesGroups() {
      navigationItem.rightBarButtonItems = nil
      navigationItem.trailingItemGroups = [
        button("A").creatingFixedGroup(), .fixedSpace(), button("B").creatingFixedGroup(),
      ]
      #expect(texts.filter { ["A", "B"].contains($0) }.count == 2)
      #expect(UIBarButtonItemGroup.fixedSpace().barButtonItems.map(\.width) == [0])
    }

    @Test func prominentItemsAreBoldAndHaveTheirAppearance() throws {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
      let item = UINavigationItem(title: "")
      let done = UIBarButtonItem(title: "Go", style: .prominent, target: nil, action: nil)
      item.rightBarButtonItem = done
      bar.items = [item]
      screen.view.addSubview(bar)
      let appearance = UINavigationBarAppearance()
      appearance.prominentButtonAppearance.normal.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 21)
      ]
      #expect(appearance.doneButtonAppearance === appearance.prominentButtonAppearance)
      bar.standardAppearance = appearance
      screen.commit()
      #expect(try #require(screen.stage.texts.first { $0.text == "Go" }).font.size == 21)
    }

    @Test func anItemWithoutPaddingIsNearerToItsNeighbor() throws {
      let (first, second) = (button("A"), button("B"))
      navigationItem.rightBarButtonItems = [second, first]
      let distance = try #require(x(of: "B")) - #require(x(of: "A"))
      first.isPaddingRemoved = true
      #expect(try #require(x(of: "B")) - #require(x(of: "A")) < distance)
    }

    @Test func prioritiesAreOrdered() {
      let low = UIBarButtonItemVisibilityPriority.low
      let high = UIBarButtonItemVisibilityPriority.high
      #expect(low.rawValue < inbox.visibilityPriority.rawValue)
      #expect(UIBarButtonItemVisibilityPriority(higherThan: .standard).rawValue < high.rawValue)
      #expect(UIBarButtonItemVisibilityPriority(lowerThan: .standard).rawValue > low.rawValue)
    }
  }
}
