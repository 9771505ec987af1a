import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The accessory of a tab bar, and the bar that's minimized while the user scrolls.
  @MainActor struct TabAccessoryTests {
    private let tabs = UITabBarController()
    private let table = UITableViewController(style: .plain)
    private let source = TableSource([(0..<40).map { "Row \($0)" }])
    private let label = UILabel()
    private let search = UISearchTab { _ in
      let content = UIViewController()
      content.navigationItem.searchController = UISearchController()
      return UINavigationController(rootViewController: content)
    }
    private let screen: TestScreen

    init() {
      TabBarMinimizing.isSupported = SystemBehavior.ios26.minimizesTabBars
      let (table, source) = (table, source)
      let other = UITab(title: "Other", image: nil, identifier: "other") { _ in UIViewController() }
      tabs.tabs = [UITab(title: "List", image: nil, identifier: "list") { _ in table }, other]
      table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableView.dataSource = source
      screen = TestScreen(root: tabs)
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func scroll(_ distance: CGFloat) {
      screen.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - distance), rest: 0.2)
      screen.advance(1)
    }

    private var titles: [String] {
      let all = Set(screen.stage.texts.map(\.text))
      return ["List", "Other", "Search"].filter(all.contains)
    }

    @Test func theAccessoryIsAboveTheBarAndTheSafeAreaGrows() {
      tabs.bottomAccessory = UITabAccessory(contentView: label)
      screen.commit()
      #expect(frame(of: label) == CGRect(x: 16, y: 721, width: 361, height: 48))
      #expect(table.view.safeAreaInsets.bottom == 131)
      #expect(table.tableView.adjustedContentInset.bottom == 131)
      tabs.setBottomAccessory(nil, animated: true)
      screen.advance(1)
      #expect(label.window == nil && table.view.safeAreaInsets.bottom == 83)
    }

    @Test func aControlInTheAccessoryCanBeTapped() {
      var taps = 0
      let action = UIAction(title: "Play") { _ in taps += 1 }
      let button = UIButton(type: .system, primaryAction: action)
      tabs.bottomAccessory = UITabAccessory(contentView: button)
      screen.commit()
      screen.tap("Play")
      #expect(taps == 1)
    }

    @Test func theAccessoryOfAHiddenBarIsHidden() {
      tabs.bottomAccessory = UITabAccessory(contentView: label)
      tabs.setTabBarHidden(true, animated: false)
      screen.commit()
      #expect(frame(of: label).minY == 852 && table.view.safeAreaInsets.bottom == 34)
    }

    @Test func contentCanMoveToANewAccessory() {
      tabs.bottomAccessory = UITabAccessory(contentView: label)
      tabs.setBottomAccessory(UITabAccessory(contentView: label), animated: true)
      screen.advance(1)
      #expect(frame(of: label) == CGRect(x: 16, y: 721, width: 361, height: 48))
    }

    @Test func theContentGuideIsBetweenTheBars() {
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      tabs.view.addSubview(marker)
      let guide = tabs.contentLayoutGuide
      NSLayoutConstraint.activate([
        marker.topAnchor.constraint(equalTo: guide.topAnchor),
        marker.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        marker.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        marker.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      screen.commit()
      #expect(marker.frame == CGRect(x: 0, y: 59, width: 393, height: 710))
      tabs.bottomAccessory = UITabAccessory(contentView: label)
      screen.commit()
      #expect(marker.frame.maxY == 721)
    }

    @Test func theAccessoryMovesIntoTheBarThatScrollingMinimizes() {
      tabs.bottomAccessory = UITabAccessory(contentView: label)
      tabs.tabBarMinimizeBehavior = .onScrollDown
      var changes: [Int] = []
      label.registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) {
        (label: UILabel, _: UITraitCollection) in
        changes.append(label.traitCollection.tabAccessoryEnvironment.rawValue)
      }
      screen.commit()
      #expect(label.traitCollection.tabAccessoryEnvironment == .regular)
      scroll(200)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
      #expect(frame(of: label) == CGRect(x: 112, y: 774, width: 265, height: 44))
      #expect(titles == ["List"] && table.view.safeAreaInsets.bottom == 78)
      scroll(-100)
      #expect(tabs.tabBar.frame.minY == 769 && frame(of: label).minY == 721)
      #expect(titles == ["List", "Other"] && table.view.safeAreaInsets.bottom == 131)
      #expect(changes == [3, 2])
    }

    @Test func aTapOnTheMinimizedBarShowsAllOfIt() {
      tabs.tabBarMinimizeBehavior = .onScrollDown
      scroll(200)
      let offset = table.tableView.contentOffset
      screen.tap(at: CGPoint(x: 64, y: 796))
      screen.advance(1)
      #expect(titles == ["List", "Other"] && table.tableView.contentOffset == offset)
    }

    @Test func theOtherDirectionMinimizesIfTheAppWantsIt() {
      tabs.tabBarMinimizeBehavior = .onScrollUp
      scroll(300)
      #expect(titles == ["List", "Other"])
      scroll(-100)
      #expect(titles == ["List"])
      scroll(100)
      #expect(titles == ["List", "Other"])
    }

    @Test func codeThatScrollsDoesNotMinimize() {
      tabs.tabBarMinimizeBehavior = .onScrollDown
      table.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      screen.advance(1)
      #expect(titles == ["List", "Other"])
    }

    @Test func theBarStaysAsItIsByDefaultAndInOlderSystems() {
      scroll(200)
      #expect(titles == ["List", "Other"])
      TabBarMinimizing.isSupported = SystemBehavior.ios18.minimizesTabBars
      defer { TabBarMinimizing.isSupported = SystemBehavior.ios26.minimizesTabBars }
      tabs.tabBarMinimizeBehavior = .onScrollDown
      scroll(200)
      #expect(titles == ["List", "Other"] && tabs.tabBar.frame.minY == 769)
    }

    @Test func theBarOfAnIPadStaysAsItIs() {
      let screen = TestScreen(.iPad, root: tabs)
      tabs.tabBarMinimizeBehavior = .onScrollDown
      let frame = tabs.tabBar.frame
      screen.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 500), rest: 0.2)
      screen.advance(1)
      #expect(table.tableView.contentOffset.y > 100 && tabs.tabBar.frame == frame)
    }

    @Test func theMinimizedBarOfALandscapePhoneIsNoHigher() {
      let screen = TestScreen(.iPhone15Landscape, root: tabs)
      tabs.tabBarMinimizeBehavior = .onScrollDown
      let frame = tabs.tabBar.frame
      screen.drag(from: CGPoint(x: 400, y: 250), to: CGPoint(x: 400, y: 100), rest: 0.2)
      screen.advance(1)
      #expect(tabs.minimizedItems?.count == 1 && tabs.tabBar.frame == frame)
    }

    @Test func theSearchTabStaysInTheMinimizedBar() {
      tabs.tabs += [search]
      tabs.tabBarMinimizeBehavior = .onScrollDown
      scroll(200)
      #expect(titles == ["List", "Search"])
      tabs.prominentTabIdentifier = "other"
      screen.commit()
      #expect(titles == ["List", "Other"])
      screen.tap(at: CGPoint(x: 393 - 64, y: 796))
      screen.advance(1)
      #expect(tabs.selectedTab?.identifier == "other" && titles == ["List", "Other", "Search"])
    }

    @Test func aSearchTabStartsToSearchIfItDoesSoAutomatically() {
      tabs.tabs += [search]
      screen.commit()
      tabs.selectedTab = search
      screen.commit()
      let root = (search.viewController as? UINavigationController)?.topViewController
      let controller = root?.navigationItem.searchController
      #expect(controller?.isActive == false)
      tabs.selectedIndex = 0
      search.automaticallyActivatesSearch = true
      screen.commit()
      screen.tap("Search")
      screen.advance(1)
      #expect(tabs.selectedTab === search && controller?.isActive == true)
      #expect(controller?.searchBar.searchTextField.isEditing == true)
      screen.tap("Cancel")
      screen.advance(1)
      #expect(tabs.selectedTab?.identifier == "list" && controller?.isActive == false)
    }

    @Test func aCollectionOfTraitsCanHaveTheEnvironment() {
      let traits = UITraitCollection(tabAccessoryEnvironment: .inline)
      #expect(traits.tabAccessoryEnvironment == .inline)
      #expect(UITraitCollection().tabAccessoryEnvironment == .unspecified)
    }
  }
}
