/// The views of a view controller, by names that are the same in another process of the app unless
/// the interface has changed significantly.
///
/// A name consists of the identifier in the storyboard, the accessibility identifier, or the class
/// and the index among similar views.
@MainActor
struct ViewIndex {
  /// The maximum number of views in the index.
  private static let mostViews = 5000

  /// The names and the views, in hierarchical order.
  private(set) var views: [(name: String, view: UIView)] = []
  private var counts: [String: Int] = [:]
  private let identities: [ObjectIdentifier: String]
  private let others: Set<ObjectIdentifier>

  init(of controller: UIViewController) {
    identities = controller.storyboardScene?.identities ?? [:]
    others = Set(Self.views(below: controller))
    if let view = controller.viewIfLoaded { add(view, within: "") }
  }

  /// Returns the view with a name.
  func view(named name: String) -> UIView? { views.first { $0.name == name }?.view }

  /// Returns the name of a view.
  func name(of view: UIView) -> String? { views.first { $0.view === view }?.name }

  private static func views(below controller: UIViewController) -> [ObjectIdentifier] {
    controller.children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) }
  }

  private mutating func add(_ view: UIView, within place: String) {
    guard views.count < Self.mostViews, !others.contains(ObjectIdentifier(view)) else { return }
    let place = Self.row(of: view).map { "\(place)[\($0)]" } ?? place
    views.append((name(of: view, within: place), view))
    guard !(view is UIControl || view is UISearchBar || view is UITextView || view is UIPickerView)
    else { return }
    for subview in view.subviews { add(subview, within: place) }
  }

  private mutating func name(of view: UIView, within place: String) -> String {
    if let id = identities[ObjectIdentifier(view)] { return "\(place)#\(id)" }
    if let id = view.accessibilityIdentifier, !id.isEmpty { return "\(place)@\(id)" }
    let kind = "\(place)\(type(of: view))"
    counts[kind, default: 0] += 1
    return "\(kind).\(counts[kind]!)"
  }

  /// Returns the position of a cell in its table or collection view.
  private static func row(of view: UIView) -> String? {
    switch view {
    case let cell as UITableViewCell:
      guard let table = cell.superview(of: UITableView.self) else { return nil }
      return table.indexPath(for: cell).map { "\($0.section).\($0.row)" }
    case let cell as UICollectionViewCell:
      guard let collection = cell.superview(of: UICollectionView.self) else { return nil }
      return collection.indexPath(for: cell).map { "\($0.section).\($0.item)" }
    default: return nil
    }
  }
}

extension UIView {
  /// Returns the nearest superview of a class.
  fileprivate func superview<View: UIView>(of type: View.Type) -> View? {
    var current = superview
    while let view = current {
      if let view = view as? View { return view }
      current = view.superview
    }
    return nil
  }
}

extension StoryboardScene {
  /// The identifiers of the scene's existing objects.
  var identities: [ObjectIdentifier: String] {
    Dictionary(
      livingObjects.map { (ObjectIdentifier($0.object), $0.id) }, uniquingKeysWith: { $1 })
  }
}
