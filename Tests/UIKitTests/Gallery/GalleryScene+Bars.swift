import UIKit

extension GalleryScene {
  /// Navigation bars, toolbars, tab bars, and split views.
  static let bars = [
    GalleryScene(
      "NavigationBar",
      root: {
        let (first, second) = (RowsController(.plain, title: "First"), RowsController(.plain))
        second.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
          UIBarButtonItem(title: "Text", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        return navigation
      }),
    GalleryScene(
      "NavigationBarColored",
      root: {
        let rows = RowsController(.plain, title: "Colored")
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        rows.navigationItem.standardAppearance = appearance
        rows.navigationItem.scrollEdgeAppearance = appearance
        return UINavigationController(rootViewController: rows)
      }),
    GalleryScene(
      "NavigationPrompt",
      root: {
        let rows = RowsController(.plain, title: "Title")
        rows.navigationItem.prompt = "A prompt"
        rows.navigationItem.titleView = UISegmentedControl(items: ["One", "Two"])
        return UINavigationController(rootViewController: rows)
      }),
    GalleryScene("LargeTitle", root: { largeTitle(RowsController(.plain, title: "Large Title")) }),
    GalleryScene(
      "LargeTitleScrolled",
      root: {
        largeTitle(RowsController(.plain, title: "Large Title"))
      }
    ) { screen in
      screen.view.all(UITableView.self).first?.contentOffset.y = 200
    },
    GalleryScene(
      "LargeTitleSearch",
      root: {
        let rows = RowsController(.insetGrouped, title: "Search")
        rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        return largeTitle(rows)
      }),
    GalleryScene(
      "SearchActive",
      root: {
        let rows = RowsController(.plain, title: "Search")
        rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        return UINavigationController(rootViewController: rows)
      }
    ) { screen in
      screen.view.all(UISearchBar.self).first?.searchTextField.becomeFirstResponder()
    },
    GalleryScene(
      "Toolbar",
      root: {
        let rows = RowsController(.plain, title: "Toolbar")
        rows.toolbarItems = [
          UIBarButtonItem(systemItem: .action), .flexibleSpace(),
          UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil),
          .flexibleSpace(),
          UIBarButtonItem(systemItem: .trash),
        ]
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        return navigation
      }),
    GalleryScene("TabBar", root: { tabs(4) }),
    GalleryScene("TabBarMore", root: { tabs(7) }) { screen in
      (screen.root as? UITabBarController)?.selectedIndex = 6
    },
    GalleryScene(
      "SplitView",
      root: {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(RowsController(.grouped, title: "Sidebar"), for: .primary)
        split.setViewController(RowsController(.plain, title: "Detail"), for: .secondary)
        return split
      }),
  ]

  @MainActor private static func largeTitle(_ root: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  @MainActor private static func tabs(_ count: Int) -> UITabBarController {
    let symbols = ["house", "magnifyingglass", "heart", "gear", "star", "person", "bell"]
    let tabs = UITabBarController()
    tabs.viewControllers = symbols.prefix(count).enumerated().map { index, symbol in
      let rows = RowsController(.plain, title: symbol.capitalized)
      rows.tabBarItem.image = UIImage(systemName: symbol)
      if index == 1 { rows.tabBarItem.badgeValue = "3" }
      return UINavigationController(rootViewController: rows)
    }
    return tabs
  }
}
