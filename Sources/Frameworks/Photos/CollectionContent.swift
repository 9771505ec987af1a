import DeviceProtocol
import UIKit

/// The rule that determines which assets are in a collection.
enum CollectionContent: Sendable {
  /// One of the system's albums.
  case smart(SmartAlbum)
  /// An album that an app has created.
  case album(PhotoAlbum)
  /// Assets that an app has put together for a while.
  case transient([String])

  /// The system's albums.
  enum SmartAlbum: Int, CaseIterable, Sendable {
    case videos = 202
    case favorites = 203
    case hidden = 205
    case recentlyAdded = 206
    case userLibrary = 209
    case screenshots = 211

    /// The name that the user sees.
    var title: String {
      switch self {
      case .videos: "Videos"
      case .favorites: "Favorites"
      case .hidden: "Hidden"
      case .recentlyAdded: "Recently Added"
      case .userLibrary: "Recents"
      case .screenshots: "Screenshots"
      }
    }
  }

  /// Whether the collection contains hidden assets.
  var isHidden: Bool {
    if case .smart(.hidden) = self { true } else { false }
  }

  /// Returns the items of the collection.
  func items(in contents: LibraryContents) -> [LibraryItem] {
    switch self {
    case .smart(.videos), .smart(.screenshots): return []
    case .smart(.favorites): return contents.chronologicalItems.filter(\.isFavorite)
    case .smart(.hidden): return contents.chronologicalItems.filter(\.isHidden)
    case .smart(.recentlyAdded), .smart(.userLibrary): return contents.chronologicalItems
    case .album(let album):
      let current = contents.albums.first { $0.identifier == album.identifier }
      return contents.items(named: current?.photos ?? [])
    case .transient(let names): return contents.items(named: names)
    }
  }
}
