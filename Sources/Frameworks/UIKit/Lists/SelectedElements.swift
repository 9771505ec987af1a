import Foundation

/// The selection of a table or collection view.
///
/// It's saved as the data source's identifiers of the elements or, if there are none, as index
/// paths.
@MainActor
struct SelectedElements {
  private let view: UIView
  private let source: (any UIDataSourceModelAssociation)?

  init(in view: UIView, source: Any?) {
    self.view = view
    self.source = source as? any UIDataSourceModelAssociation
  }

  func encode(_ paths: [IndexPath], with coder: NSCoder) {
    if let source {
      let identifiers = paths.compactMap { source.modelIdentifierForElement(at: $0, in: view) }
      coder.encode(
        identifiers.joined(separator: "\n"), forKey: RestorationKey.selectedElements)
    } else {
      let places = paths.map { "\($0.section) \($0.item)" }
      coder.encode(places.joined(separator: "\n"), forKey: RestorationKey.selectedIndexPaths)
    }
  }

  /// Returns the index paths, which may no longer exist in the view.
  func decode(with coder: NSCoder) -> [IndexPath] {
    if let source,
      let identifiers = coder.decodeObject(forKey: RestorationKey.selectedElements) as? String
    {
      return identifiers.split(separator: "\n").compactMap {
        source.indexPathForElement(withModelIdentifier: String($0), in: view)
      }
    }
    let places = coder.decodeObject(forKey: RestorationKey.selectedIndexPaths) as? String
    return (places ?? "").split(separator: "\n").compactMap { place in
      let numbers = place.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      return IndexPath(item: numbers[1], section: numbers[0])
    }
  }
}
