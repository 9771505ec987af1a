import Foundation

/// The reasons for which an image can't be added to the saved photos.
enum SavedPhotosAlbumError: Int, CustomNSError, LocalizedError {
  /// The user denied access.
  case accessDenied = -3310

  /// The domain of the errors.
  static var errorDomain: String { "ALAssetsLibraryErrorDomain" }

  /// The sentence for the user.
  var errorDescription: String? { "Data unavailable" }
}
