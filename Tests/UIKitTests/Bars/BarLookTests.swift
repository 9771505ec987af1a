import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The effects of bar appearances on buttons and titles, and on content that ends below or above
  /// a bar.
  @MainActor struct BarLookTests {
    private let screen = TestScreen()
    private let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    private let done = UIBarButtonItem(title: "End", style: .done, target: nil, action: nil)

    private func color(of text: String) -> Color? {
      screen.commit()
      return screen.stage.texts.first { $0.text == text }?.color
    }

    private func colored(_ color: UIColor) -> UIBarButtonItemAppearance {
      let appearance = UIBarButtonItemAppearance()
      appearance.normal.titleTextAttributes = [.foregroundColor: color]
      return appearance
    }

    private func showBar() -> UINavigationBar {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let top = UINavigationItem(title: "Top")
      top.leftBarButtonItem = item
      top.rightBarButtonItem = done
      bar.items = [top]
      screen.view.addSubview(bar)
      return bar
    }

    @Test func aNavigationBarSaysHowItsButtonsLook() {
      let bar = showBar()
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance = colored(.red)
      appearance.doneButtonAppearance = colored(.green)
      bar.standardAppearance = appearance
      #expect(
        color(of: "Do") == UIColor.red.displayed && color(of: "End") == UIColor.green.displayed)
      item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      #expect(color(of: "Do") == UIColor.blue.displayed)
    }

    @Test func whatIsBeneathABarIsBlurred() {
      _ = showBar()
      screen.commit()
      var depth = 0
      var blurs: [Int] = []
      for command in screen.stage.commands {
        switch command {
        case .beginGroup: depth += 1
        case .endGroup: depth -= 1
        case .backdropBlur: blurs.append(depth)
        default: break
        }
      }
      // In a group, there's nothing to blur yet.
      #expect(blurs == [0])
    }

    @Test func theTitleOfATabIsBelowItsImageEvenWithoutOne() {
      let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 83))
      bar.items = [UITabBarItem(title: "Words", image: nil, tag: 0)]
      screen.view.addSubview(bar)
      screen.commit()
      let title = screen.stage.texts.first { $0.text == "Words" }
      #expect(title.map { $0.origin.y > 734 && $0.origin.y < 749 } == true)
    }

    @Test func picturesAreTintedUnlessTheySayOtherwise() {
      showBar().tintColor = .green
      let picture = UIImage.plain(.red, side: 20)
      let green = UIColor.green.displayed
      for (mode, tints) in [
        (UIImage.RenderingMode.automatic, [green]), (.alwaysOriginal, []),
        (.alwaysTemplate, [green]),
      ] {
        item.image = picture.withRenderingMode(mode)
        screen.commit()
        #expect(screen.stage.imageTints == tints)
      }
    }

    @Test func aDisabledButtonHasTheLookOfItsState() {
      let bar = showBar()
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance = colored(.red)
      appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
      bar.standardAppearance = appearance
      item.isEnabled = false
      #expect(color(of: "Do") == UIColor.brown.displayed)
    }

    @Test func titlesAreMovedByTheirOffsets() throws {
      let bar = showBar()
      screen.commit()
      let before = screen.stage.texts.filter { ["Top", "Do"].contains($0.text) }.map(\.origin)
      let appearance = UINavigationBarAppearance()
      appearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 7)
      appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
        horizontal: 5, vertical: 7)
      bar.standardAppearance = appearance
      screen.commit()
      let after = screen.stage.texts.filter { ["Top", "Do"].contains($0.text) }.map(\.origin)
      try #require(before.count == 2 && after.count == 2)
      for (old, new) in zip(before, after) {
        #expect(abs(new.x - old.x - 5) < 0.01 && abs(new.y - old.y - 7) < 0.01)
      }
    }

    @Test func aToolbarHasAppearances() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      bar.items = [item, .flexibleSpace(), done]
      screen.view.addSubview(bar)
      let appearance = UIToolbarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .yellow
      appearance.buttonAppearance = colored(.red)
      appearance.doneButtonAppearance = colored(.green)
      bar.standardAppearance = appearance
      #expect(
        color(of: "Do") == UIColor.red.displayed && color(of: "End") == UIColor.green.displayed)
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 310)) == UIColor.yellow.displayed)
    }

    @Test func aTabBarIsClearWhereItsContentHasEnded() {
      let table = UITableViewController()
      let source = LongTable()
      table.tableView.dataSource = source
      table.tableView.separatorStyle = .none
      let tabs = UITabBarController()
      tabs.viewControllers = [table]
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      tabs.tabBar.standardAppearance = appearance
      screen.window.rootViewController = tabs
      screen.commit()
      let place = CGPoint(x: 350, y: 845)
      #expect(screen.stage.color(at: place) == UIColor.red.displayed)
      let last = IndexPath(row: 49, section: 0)
      table.tableView.scrollToRow(at: last, at: .bottom, animated: false)
      screen.commit()
      #expect(screen.stage.color(at: place) != UIColor.red.displayed)
      let edge = UITabBarAppearance()
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .green
      tabs.tabBar.scrollEdgeAppearance = edge
      screen.commit()
      #expect(screen.stage.color(at: place) == UIColor.green.displayed)
    }

    private final class LongTable: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    @Test func theSelectedTabHasAnIndicator() {
      let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 393, height: 49))
      bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?.last
      let appearance = UITabBarAppearance()
      appearance.selectionIndicatorTintColor = .purple
      appearance.selectionIndicatorImage = UIGraphicsImageRenderer(
        size: CGSize(width: 100, height: 40)
      ).image { context in context.fill(CGRect(x: 0, y: 0, width: 100, height: 40)) }
      bar.standardAppearance = appearance
      screen.view.addSubview(bar)
      screen.commit()
      let indicators = bar.subviews.compactMap { $0 as? TabBarButton }
        .compactMap { $0.subviews.first as? UIImageView }
      #expect(indicators.map(\.isHidden) == [true, false])
      #expect(indicators.last?.frame.size == CGSize(width: 100, height: 40))
      #expect(indicators.last?.tintColor == .purple)
    }

    // MARK: Large titles

    @Test func anItemThatDoesNotSayIsShownAsTheOneBefore() {
      let controllers = (0..<3).map { _ in UIViewController() }
      let navigation = UINavigationController(rootViewController: controllers[0])
      navigation.navigationBar.prefersLargeTitles = true
      screen.window.rootViewController = navigation
      screen.commit()
      #expect(navigation.navigationBar.frame.height == 96)
      controllers[1].navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(controllers[1], animated: false)
      screen.commit()
      #expect(navigation.navigationBar.frame.height == 44)
      navigation.pushViewController(controllers[2], animated: false)
      screen.commit()
      #expect(navigation.navigationBar.frame.height == 44)
      navigation.popToRootViewController(animated: false)
      screen.commit()
      #expect(navigation.navigationBar.frame.height == 96)
    }

    // MARK: Moving

    @Test func everyViewControllerOfANewStackIsToldThatItMoved() {
      let log = CallLog()
      let root = LoggingController("root", log)
      let navigation = UINavigationController(rootViewController: root)
      screen.window.rootViewController = navigation
      screen.commit()
      #expect(log.take().filter { $0.contains("ove") } == ["root.willMove", "root.didMove"])
      let added = ["x", "y"].map { LoggingController($0, log) }
      navigation.setViewControllers([root] + added, animated: true)
      screen.advance(1)
      #expect(
        log.take().filter { $0.contains("ove") }
          == ["x.willMove", "y.willMove", "x.didMove", "y.didMove"])
    }
  }
}
