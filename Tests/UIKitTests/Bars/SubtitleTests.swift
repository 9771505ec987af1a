import DeviceProtocol
import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Subtitles and attributed titles in navigation bars.
  @MainActor struct SubtitleTests {
    private let screen: TestScreen
    private let table = UITableViewController(style: .plain)
    private let source = TableSource([(1...40).map { "Row \($0)" }])
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }
    private var item: UINavigationItem { table.navigationItem }

    init() {
      table.title = "Rows"
      navigation = UINavigationController(rootViewController: table)
      screen = TestScreen(root: navigation)
      table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableView.dataSource = source
      screen.commit()
    }

    private func run(_ text: String) -> TextRun? {
      screen.commit()
      return screen.stage.texts.first { $0.text == text }
    }

    @Test func aSubtitleIsBelowTheTitleInTheSameBar() throws {
      let alone = try #require(run("Rows")).origin.y
      item.subtitle = "40 items"
      let (title, subtitle) = (try #require(run("Rows")), try #require(run("40 items")))
      #expect(title.origin.y < alone && subtitle.origin.y > title.origin.y)
      #expect(subtitle.font.size < title.font.size)
      #expect(bar.frame.height == 44)
      item.subtitle = "41 items"
      #expect(run("40 items") == nil && run("41 items") != nil)
      item.subtitle = nil
      #expect(run("41 items") == nil && run("Rows")?.origin.y == alone)
    }

    @Test func aSubtitleIsInTheElementTree() {
      item.subtitle = "40 items"
      screen.commit()
      func texts(_ element: ScreenElement) -> [String] {
        [element.text].compactMap { $0 } + element.children.flatMap(texts)
      }
      let all = texts(ElementSnapshot.take(.all))
      #expect(all.contains("Rows") && all.contains("40 items"))
    }

    @Test func attributesOfASubtitleReplaceTheAppearance() throws {
      let appearance = UINavigationBarAppearance()
      appearance.subtitleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      item.subtitle = "Plain"
      #expect(try #require(run("Plain")).font.size == 11)
      var text = AttributedString("Styled")
      text.uiKit.font = .systemFont(ofSize: 9)
      item.attributedSubtitle = text
      #expect(item.subtitle == "Styled" && run("Plain") == nil)
      #expect(try #require(run("Styled")).font.size == 9)
      item.attributedSubtitle = nil
      #expect(try #require(run("Plain")).font.size == 11)
    }

    @Test func anAttributedTitleReplacesThePlainOne() throws {
      var text = AttributedString("Styled")
      text.uiKit.font = .systemFont(ofSize: 13)
      item.attributedTitle = text
      #expect(run("Rows") == nil && run("Styled")?.font.size == 13)
      item.attributedTitle = nil
      #expect(run("Styled") == nil && run("Rows")?.font.size == 17)
    }

    @Test func theBackButtonHasTheTextOfAnAttributedTitle() {
      item.attributedTitle = AttributedString("Styled")
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(run("Styled") != nil)
    }

    @Test func aSubtitleViewReplacesTheSubtitle() throws {
      let view = FixedView(60, 12)
      item.subtitle = "40 items"
      item.subtitleView = view
      #expect(run("40 items") == nil)
      let frame = view.convert(view.bounds, to: nil)
      #expect(frame.size == CGSize(width: 60, height: 12) && abs(frame.midX - 393 / 2) < 1)
      item.subtitleView = nil
      #expect(run("40 items") != nil && view.window == nil)
    }

    @Test func aLargeTitleHasItsOwnTextAndSubtitle() throws {
      bar.prefersLargeTitles = true
      screen.commit()
      let height = bar.frame.height
      item.subtitle = "Small"
      let shared = try #require(run("Small"))
      #expect(shared.origin.y > (try #require(run("Rows"))).origin.y)
      #expect(bar.frame.height > height)
      item.largeTitle = "All Rows"
      item.largeSubtitle = "Large"
      #expect(run("Rows") == nil && run("Small") == nil)
      #expect(try #require(run("Large")).origin.y > (try #require(run("All Rows"))).origin.y)
      item.largeAttributedSubtitle = AttributedString("Styled")
      #expect(item.largeSubtitle == "Styled" && run("Large") == nil && run("Styled") != nil)
      item.largeTitle = nil
      item.largeAttributedSubtitle = nil
      item.largeSubtitle = nil
      item.subtitle = nil
      #expect(run("Rows") != nil && bar.frame.height == height)
    }

    @Test func scrollingReplacesTheLargeTitleAndSubtitleWithTheSmallOnes() {
      bar.prefersLargeTitles = true
      item.subtitle = "Small"
      item.largeSubtitle = "Large"
      #expect(run("Large") != nil && run("Small") == nil)
      table.tableView.contentOffset.y = 300
      #expect(run("Large") == nil && run("Small") != nil && bar.frame.height == 44)
    }

    @Test func aLargeSubtitleViewReceivesTouches() {
      bar.prefersLargeTitles = true
      let log = CallLog()
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction { _ in log.note("tap") })
      button.frame.size = CGSize(width: 80, height: 30)
      item.largeSubtitleView = button
      screen.commit()
      #expect(bar.frame.height > 96)
      screen.tap(button)
      #expect(log.take() == ["tap"])
    }

    @Test func theLargeSubtitleHasItsAppearance() throws {
      bar.prefersLargeTitles = true
      let appearance = UINavigationBarAppearance()
      appearance.largeSubtitleTextAttributes = [.font: UIFont.systemFont(ofSize: 19)]
      bar.standardAppearance = appearance.copy()
      bar.scrollEdgeAppearance = appearance.copy()
      item.subtitle = "Sub"
      #expect(try #require(run("Sub")).font.size == 19)
    }

    @Test func additionalItemsAreInAMenuAtTheTrailingEdge() throws {
      let log = CallLog()
      item.rightBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: nil)
      item.additionalOverflowItems = UIDeferredMenuElement { provide in
        provide([UIAction(title: "Extra") { _ in log.note("extra") }])
      }
      screen.commit()
      screen.tap(at: CGPoint(x: 393 - 27, y: 59 + 22))
      screen.advance(1)
      #expect(run("Extra") != nil)
      screen.tap("Extra")
      screen.advance(1)
      #expect(log.take() == ["extra"])
      item.additionalOverflowItems = nil
      #expect(try #require(run("Own")).origin.x > 330)
    }
  }
}
