/// The kinds of screens that a new controller can have.
package enum ScreenKind: String, CaseIterable, Sendable {
  case view, table, collection, navigation, tabs

  /// The class that a controller inherits from.
  package var superclass: String {
    switch self {
    case .view: "UIViewController"
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    }
  }

  /// The maximum number of other scenes that a controller shows in its own from the start.
  var mostShownScenes: Int {
    switch self {
    case .view, .table, .collection: 0
    case .navigation: 1
    case .tabs: 20
    }
  }
}
