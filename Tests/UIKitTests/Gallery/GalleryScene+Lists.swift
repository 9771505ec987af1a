import UIKit

extension GalleryScene {
  /// Tables and collection views.
  static let lists = [
    GalleryScene("TablePlain", root: { RowsController(.plain) }),
    GalleryScene("TableGrouped", root: { RowsController(.grouped) }),
    GalleryScene("TableInsetGrouped", root: { RowsController(.insetGrouped) }),
    GalleryScene("TableCells", root: { CellsController(style: .plain) }),
    GalleryScene("TableEditing", root: { RowsController(.insetGrouped) }) { screen in
      screen.view.all(UITableView.self).first?.setEditing(true, animated: false)
    },
    GalleryScene("TableSelected", root: { RowsController(.plain) }) { screen in
      let table = screen.view.all(UITableView.self).first
      table?.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    },
    GalleryScene("TableSwiped", root: { RowsController(.plain) }) { screen in
      let row = CGPoint(x: screen.view.bounds.width - 40, y: 150)
      screen.drag(from: row, to: CGPoint(x: row.x - 160, y: row.y), rest: 0.3)
    },
    GalleryScene(
      "Refreshing",
      root: {
        let rows = RowsController(.plain)
        rows.refreshControl = UIRefreshControl()
        return UINavigationController(rootViewController: rows)
      }
    ) { screen in
      screen.view.all(UITableView.self).first?.refreshControl?.beginRefreshing()
    },
    list("ListSidebar", .sidebar), list("ListInsetGrouped", .insetGrouped),
    list("ListSidebarPlain", .sidebarPlain),
    GalleryScene(
      "Unavailable",
      root: {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "Nothing here"
        configuration.secondaryText = "Add something with the button below."
        configuration.button = .borderedProminent()
        configuration.button.title = "Add"
        controller.contentUnavailableConfiguration = configuration
        return controller
      }),
  ]

  private static func list(
    _ name: String, _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> GalleryScene {
    GalleryScene(name, root: { ListController(appearance) })
  }
}
