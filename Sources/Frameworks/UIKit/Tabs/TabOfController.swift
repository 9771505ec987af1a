import ObjectiveC

/// Remembers which tab shows a view controller.
@MainActor
private final class TabOfController {
  static let association = Association<TabOfController>()

  weak var tab: UITab?

  init(_ tab: UITab?) {
    self.tab = tab
  }
}

extension UIViewController {
  /// The tab whose own view controller this is.
  var storedTab: UITab? {
    get { TabOfController.association[self]?.tab }
    set { TabOfController.association[self] = TabOfController(newValue) }
  }
}
