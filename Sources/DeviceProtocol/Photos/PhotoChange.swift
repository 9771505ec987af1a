/// A change of the photo library by an app, other than an added image.
package enum PhotoChange: Codable, Equatable, Sendable {
  /// Removes photos by their names.
  case remove([String])
  /// Changes properties of a photo with a name.
  case edit(String, PhotoEdit)
  /// Adds an album, or replaces the one with the same identifier.
  case keepAlbum(PhotoAlbum)
  /// Removes the album with an identifier, but not its photos.
  case removeAlbum(String)
}
