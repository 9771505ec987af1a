/// The kind of a collection of assets.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetcollectiontype>.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album that the user or an app has created.
  case album = 1
  /// An album whose assets the system chooses.
  case smartAlbum
}

/// The kind of an album.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetcollectionsubtype>.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user or an app has created.
  case albumRegular = 2
  /// An event from a computer.
  case albumSyncedEvent
  /// The photos with a face from a computer.
  case albumSyncedFaces
  /// An album from a computer.
  case albumSyncedAlbum
  /// Imported photos.
  case albumImported
  /// The photo stream.
  case albumMyPhotoStream = 100
  /// A shared album.
  case albumCloudShared
  /// An album that has no other kind.
  case smartAlbumGeneric = 200
  /// Panoramas.
  case smartAlbumPanoramas
  /// Movies.
  case smartAlbumVideos
  /// The user's favorites.
  case smartAlbumFavorites
  /// Time-lapse movies.
  case smartAlbumTimelapses
  /// Hidden assets.
  case smartAlbumAllHidden
  /// Assets that were added recently.
  case smartAlbumRecentlyAdded
  /// Series of photos.
  case smartAlbumBursts
  /// Slow-motion movies.
  case smartAlbumSlomoVideos
  /// All assets.
  case smartAlbumUserLibrary
  /// Photos by the camera above the screen.
  case smartAlbumSelfPortraits
  /// Screenshots.
  case smartAlbumScreenshots
  /// Photos with depth information.
  case smartAlbumDepthEffect
  /// Live Photos.
  case smartAlbumLivePhotos
  /// Animated images.
  case smartAlbumAnimated
  /// Photos with a long exposure.
  case smartAlbumLongExposures
  /// Photos that couldn't be uploaded.
  case smartAlbumUnableToUpload
  /// Photos with raw data.
  case smartAlbumRAW
  /// Cinematic movies.
  case smartAlbumCinematic
  /// Spatial photos and movies.
  case smartAlbumSpatial
  /// Recordings of the screen.
  case smartAlbumScreenRecordings
  /// Any kind.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}
