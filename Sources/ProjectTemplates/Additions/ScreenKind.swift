/// The kinds of screens that a new controller can have.
package enum ScreenKind: String, CaseIterable, Sendable {
  case view, table, collection

  /// The class that a controller inherits from.
  package var superclass: String {
    switch self {
    case .view: "UIViewController"
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    }
  }
}
