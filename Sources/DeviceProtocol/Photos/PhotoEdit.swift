import Foundation

/// The properties of a photo that an app has changed; the others are those of the photo's file.
package struct PhotoEdit: Codable, Equatable, Sendable {
  /// A place that an app has set, or has removed.
  package enum Place: Codable, Equatable, Sendable {
    /// The photo has no place.
    case none
    /// The photo has a place.
    case point(PhotoPlace)
  }

  /// Whether the photo is one of the user's favorites.
  package var isFavorite: Bool?
  /// Whether the photo is hidden.
  package var isHidden: Bool?
  /// The time at which the photo was taken.
  package var created: Date?
  /// The time of the last change.
  package var modified: Date?
  /// The place where the photo was taken.
  package var place: Place?

  /// Creates a description without changes.
  package init() {}

  /// Adds the changes of another description, which replace earlier ones.
  mutating func merge(_ other: PhotoEdit) {
    isFavorite = other.isFavorite ?? isFavorite
    isHidden = other.isHidden ?? isHidden
    created = other.created ?? created
    modified = other.modified ?? modified
    place = other.place ?? place
  }
}
