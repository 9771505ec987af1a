/// The sender of a segue, in a form that another process of the app can find.
enum SenderPlace: Codable {
  /// No sender, or the view controller itself.
  case nothing
  case view(String)
  /// A cell, with the name of its table or collection view.
  case cell(in: String, section: Int, item: Int)
  /// A button in a bar on the left, on the right, or at the bottom, by its index.
  case barItem(side: Int, number: Int)
  /// A sender that can't be found.
  case other

  @MainActor init(of sender: Any?, in source: UIViewController) {
    switch sender {
    case nil: self = .nothing
    case let controller as UIViewController where controller === source: self = .nothing
    case let cell as UITableViewCell:
      let index = ViewIndex(of: source)
      let found = index.views.lazy.compactMap { name, view in
        (view as? UITableView)?.indexPath(for: cell).map { (name, $0) }
      }.first
      self = found.map { .cell(in: $0.0, section: $0.1.section, item: $0.1.row) } ?? .other
    case let cell as UICollectionViewCell:
      let index = ViewIndex(of: source)
      let found = index.views.lazy.compactMap { name, view in
        (view as? UICollectionView)?.indexPath(for: cell).map { (name, $0) }
      }.first
      self = found.map { .cell(in: $0.0, section: $0.1.section, item: $0.1.item) } ?? .other
    case let view as UIView:
      self = ViewIndex(of: source).name(of: view).map { .view($0) } ?? .other
    case let item as UIBarButtonItem:
      for (side, items) in Self.items(of: source).enumerated() {
        if let number = items.firstIndex(where: { $0 === item }) {
          self = .barItem(side: side, number: number)
          return
        }
      }
      self = .other
    default: self = .other
    }
  }

  @MainActor private static func items(of source: UIViewController) -> [[UIBarButtonItem]] {
    let item = source.navigationItem
    return [
      item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [], source.toolbarItems ?? [],
    ]
  }

  /// Finds the sender.
  ///
  /// For a cell, this also selects its row, as it was when the segue started.
  /// - Returns: Whether the sender was found, and the sender.
  @MainActor func find(in source: UIViewController) -> (isFound: Bool, sender: Any?) {
    switch self {
    case .nothing: return (true, source)
    case .view(let name):
      let view = ViewIndex(of: source).view(named: name)
      return (view != nil, view)
    case .cell(let name, let section, let item):
      let path = IndexPath(item: item, section: section)
      let cell: UIView? =
        switch ViewIndex(of: source).view(named: name) {
        case let table as UITableView: Self.choose(path, in: table)
        case let collection as UICollectionView: Self.choose(path, in: collection)
        default: nil
        }
      return (cell != nil, cell)
    case .barItem(let side, let number):
      let items = Self.items(of: source)[side]
      return items.indices.contains(number) ? (true, items[number]) : (false, nil)
    case .other: return (false, nil)
    }
  }

  @MainActor private static func choose(_ path: IndexPath, in table: UITableView) -> UIView? {
    guard path.section < table.numberOfSections,
      path.item < table.numberOfRows(inSection: path.section)
    else { return nil }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    if table.cellForRow(at: path) == nil {
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
    }
    return table.cellForRow(at: path)
  }

  @MainActor private static func choose(_ path: IndexPath, in collection: UICollectionView)
    -> UIView?
  {
    guard path.section < collection.numberOfSections,
      path.item < collection.numberOfItems(inSection: path.section)
    else { return nil }
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    if collection.cellForItem(at: path) == nil {
      collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
    }
    return collection.cellForItem(at: path)
  }
}
