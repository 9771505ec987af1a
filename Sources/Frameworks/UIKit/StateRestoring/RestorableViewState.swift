import Foundation

/// What the framework's own views save of their state.
@MainActor
enum RestorableViewState {
  private static let text = "UIKitText"
  private static let offsetX = "UIKitContentOffsetX"
  private static let offsetY = "UIKitContentOffsetY"
  private static let chosen = "UIKitChosenElements"
  private static let places = "UIKitChosenPlaces"

  static func encode(_ view: UIView, with coder: NSCoder) {
    switch view {
    case let field as UITextField where !field.isSecureTextEntry:
      coder.encode(field.text, forKey: text)
    case let view as UITextView where !view.isSecureTextEntry: coder.encode(view.text, forKey: text)
    case let table as UITableView:
      encode(
        table.indexPathsForSelectedRows ?? [], of: table, source: table.dataSource, with: coder)
    case let collection as UICollectionView:
      encode(
        collection.indexPathsForSelectedItems ?? [], of: collection, source: collection.dataSource,
        with: coder)
    default: break
    }
    if let scroll = view as? UIScrollView {
      coder.encode(Double(scroll.contentOffset.x), forKey: offsetX)
      coder.encode(Double(scroll.contentOffset.y), forKey: offsetY)
    }
  }

  private static func encode(
    _ paths: [IndexPath], of view: UIView, source: Any?, with coder: NSCoder
  ) {
    if let source = source as? any UIDataSourceModelAssociation {
      let names = paths.compactMap { source.modelIdentifierForElement(at: $0, in: view) }
      coder.encode(names.joined(separator: "\n"), forKey: chosen)
    } else {
      coder.encode(
        paths.map { "\($0.section) \($0.item)" }.joined(separator: "\n"), forKey: places)
    }
  }

  static func decode(_ view: UIView, with coder: NSCoder) {
    switch view {
    case let field as UITextField:
      if let text = coder.decodeObject(forKey: text) as? String { field.text = text }
    case let view as UITextView:
      if let text = coder.decodeObject(forKey: text) as? String { view.text = text }
    default: break
    }
    if let scroll = view as? UIScrollView, coder.containsValue(forKey: offsetY) {
      view.window?.layoutIfNeeded()
      scroll.contentOffset = CGPoint(
        x: coder.decodeDouble(forKey: offsetX), y: coder.decodeDouble(forKey: offsetY))
    }
    choose(in: view, with: coder)
  }

  private static func choose(in view: UIView, with coder: NSCoder) {
    switch view {
    case let table as UITableView:
      for path in paths(in: table, source: table.dataSource, with: coder)
      where path.section < table.numberOfSections
        && path.row < table.numberOfRows(inSection: path.section)
      {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    case let collection as UICollectionView:
      for path in paths(in: collection, source: collection.dataSource, with: coder)
      where path.section < collection.numberOfSections
        && path.item < collection.numberOfItems(inSection: path.section)
      {
        collection.selectItem(at: path, animated: false, scrollPosition: [])
      }
    default: break
    }
  }

  private static func paths(in view: UIView, source: Any?, with coder: NSCoder) -> [IndexPath] {
    if let names = coder.decodeObject(forKey: chosen) as? String,
      let source = source as? any UIDataSourceModelAssociation
    {
      return names.split(separator: "\n").compactMap {
        source.indexPathForElement(withModelIdentifier: String($0), in: view)
      }
    }
    let lines = (coder.decodeObject(forKey: places) as? String)?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      return IndexPath(item: numbers[1], section: numbers[0])
    }
  }
}
