import UIKit

extension LibraryContents {
  /// The photos in the order in which they were taken, the oldest first.
  var chronologicalItems: [LibraryItem] {
    items.reversed().sorted { $0.created < $1.created }
  }

  /// Returns the photos that the app can access.
  func accessible(with access: PhotoAccess?) -> LibraryContents {
    switch access {
    case .authorized: return self
    case .limited:
      let chosen = Set(PhotoAccess.chosen)
      return LibraryContents(
        items: items.filter { chosen.contains($0.photo.identifier) }, albums: [])
    case .denied, nil: return LibraryContents(items: [], albums: [])
    }
  }

  /// Returns the items of an album, in its order.
  func items(named names: [String]) -> [LibraryItem] {
    let known = Dictionary(items.map { ($0.photo.identifier, $0) }) { first, _ in first }
    return names.compactMap { known[$0] }
  }
}
