import Foundation

/// An album that an app has created.
package struct PhotoAlbum: Codable, Hashable, Sendable {
  /// The identifier of the album, which never changes.
  package let identifier: String
  /// The name that the user sees.
  package var title: String
  /// The names of the photos, in order.
  package var photos: [String]

  /// Creates an album.
  package init(identifier: String, title: String, photos: [String]) {
    self.identifier = identifier
    self.title = title
    self.photos = photos
  }
}
