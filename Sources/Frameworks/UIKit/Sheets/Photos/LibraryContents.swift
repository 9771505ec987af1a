import DeviceProtocol

/// The photos and albums of the library at a point in time.
package struct LibraryContents: Equatable, Sendable {
  /// The photos, including hidden ones, in the order of pickers.
  package let items: [LibraryItem]
  /// The albums that apps have created, in the order of their creation.
  package let albums: [PhotoAlbum]

  /// Creates contents.
  package init(items: [LibraryItem], albums: [PhotoAlbum]) {
    self.items = items
    self.albums = albums
  }
}
