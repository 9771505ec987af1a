import Foundation

/// The properties of the photo library that aren't in its images' files.
package struct PhotoIndex: Codable, Equatable, Sendable {
  /// An error for a change that would make the index too large.
  package struct Full: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    package let description = "the library is full"
  }

  /// The name of the file in the library's folder.
  package static let fileName = "Library.json"
  /// The maximum size of the file, in bytes.
  package static let largestFile = 4_000_000
  /// The maximum number of albums, and of photos with properties.
  private static let mostItems = 2000

  /// The names of removed photos that have no file.
  package private(set) var removed: Set<String> = []
  /// The changed properties by the photos' names.
  package private(set) var edits: [String: PhotoEdit] = [:]
  /// The albums, in the order of their creation.
  package private(set) var albums: [PhotoAlbum] = []

  /// Creates the index of a library that no app has changed.
  package init() {}

  /// Creates an index from the contents of its file.
  /// - Throws: A decoding error.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(PhotoIndex.self, from: data)
  }

  /// The contents of the file.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  /// Applies a change.
  package mutating func apply(_ change: PhotoChange) {
    switch change {
    case .remove(let names):
      for name in names {
        removed.insert(name)
        edits[name] = nil
      }
      for index in albums.indices { albums[index].photos.removeAll(where: names.contains) }
    case .edit(let name, let edit): edits[name, default: PhotoEdit()].merge(edit)
    case .keepAlbum(let album):
      if let index = albums.firstIndex(where: { $0.identifier == album.identifier }) {
        albums[index] = album
      } else {
        albums.append(album)
      }
    case .removeAlbum(let identifier): albums.removeAll { $0.identifier == identifier }
    }
  }

  /// Forgets removed photos whose files no longer exist.
  package mutating func forget(_ names: [String]) { removed.subtract(names) }

  /// Checks that the index isn't too large.
  /// - Throws: `Full`.
  package func checkSize() throws {
    guard removed.count <= Self.mostItems, edits.count <= Self.mostItems,
      albums.count <= Self.mostItems, albums.map(\.photos.count).reduce(0, +) <= 20_000
    else { throw Full() }
  }
}
