import DeviceProtocol
import Foundation

/// A photo of the library with its properties at a point in time.
package struct LibraryItem: Equatable, Sendable {
  /// The photo.
  package let photo: LibraryPhoto
  /// The width of the upright image, in pixels.
  package let width: Int
  /// The height of the upright image, in pixels.
  package let height: Int
  /// The time at which the photo was taken.
  package let created: Date
  /// The time of the last change.
  package let modified: Date
  /// The place where the photo was taken, if it's known.
  package let place: PhotoPlace?
  /// Whether the photo is one of the user's favorites.
  package let isFavorite: Bool
  /// Whether the photo is hidden, so that pickers don't show it.
  package let isHidden: Bool

  init(_ photo: LibraryPhoto, _ metadata: ImageMetadata, _ edit: PhotoEdit) {
    self.photo = photo
    (width, height) = (metadata.width, metadata.height)
    created = edit.created ?? photo.sample?.created ?? metadata.created ?? photo.added
    modified = edit.modified ?? edit.created ?? photo.sample?.created ?? photo.added
    place =
      switch edit.place {
      case .point(let place): place
      case .some(.none): nil
      case nil: photo.sample?.place ?? metadata.place
      }
    isFavorite = edit.isFavorite ?? false
    isHidden = edit.isHidden ?? false
  }
}
