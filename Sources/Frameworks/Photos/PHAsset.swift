import DeviceProtocol
import Foundation
import UIKit

/// An image or movie in the photo library.
///
/// Follows <https://developer.apple.com/documentation/photos/phasset>.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The way that an asset is played.
  public enum PlaybackStyle: Int, Sendable {
    /// The asset can't be played.
    case unsupported
    /// The asset is an image.
    case image
    /// The asset is an animated image.
    case imageAnimated
    /// The asset is a Live Photo.
    case livePhoto
    /// The asset is a movie.
    case video
    /// The asset is a looping movie.
    case videoLooping
  }

  let item: LibraryItem

  init(_ item: LibraryItem) {
    self.item = item
    super.init(item.photo.localIdentifier)
  }

  // MARK: Properties

  /// The type of the asset, which is always an image.
  open var mediaType: PHAssetMediaType { .image }
  /// The special kinds of the asset, of which it has none.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The way that the asset is played.
  open var playbackStyle: PlaybackStyle { .image }
  /// The origin of the asset, which is the user's library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The width of the upright image, in pixels.
  open var pixelWidth: Int { item.width }
  /// The height of the upright image, in pixels.
  open var pixelHeight: Int { item.height }
  /// The time at which the photo was taken.
  open var creationDate: Date? { item.created }
  /// The time of the last change.
  open var modificationDate: Date? { item.modified }
  /// The duration of a movie in seconds, which is 0 for an image.
  open var duration: TimeInterval { 0 }
  /// Whether the user has hidden the asset.
  open var isHidden: Bool { item.isHidden }
  /// Whether the asset is one of the user's favorites.
  open var isFavorite: Bool { item.isFavorite }
  /// Whether the asset has been edited, which it never is.
  open var hasAdjustments: Bool { false }
  /// The format of the asset's edits, of which it has none.
  open var adjustmentFormatIdentifier: String? { nil }
  /// The identifier of the series that the asset belongs to, which is always `nil`.
  open var burstIdentifier: String? { nil }
  /// Whether the asset stands for a series of photos, which it never does.
  open var representsBurst: Bool { false }

  /// The place where the photo was taken, if it's known.
  open var location: CLLocation? {
    guard let place = item.place else { return nil }
    return CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude, horizontalAccuracy: 0, verticalAccuracy: 0,
      timestamp: item.created)
  }

  /// Returns whether an app can change the asset in a way.
  ///
  /// Photos can be deleted, and their properties changed, but not their pixels.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
    switch editOperation {
    case .delete, .properties: true
    case .content: false
    }
  }

  override func fetchValue(forKey key: String) -> Any?? {
    switch key {
    case "mediaType": .some(mediaType.rawValue)
    case "mediaSubtype", "mediaSubtypes": .some(mediaSubtypes.rawValue)
    case "pixelWidth": .some(pixelWidth)
    case "pixelHeight": .some(pixelHeight)
    case "creationDate": .some(creationDate)
    case "modificationDate": .some(modificationDate)
    case "duration": .some(duration)
    case "hidden", "isHidden": .some(isHidden)
    case "favorite", "isFavorite": .some(isFavorite)
    case "burstIdentifier": .some(burstIdentifier)
    case "filename": .some(item.photo.fileName)
    default: super.fetchValue(forKey: key)
    }
  }

  override func isSame(as other: PHObject) -> Bool { (other as? PHAsset)?.item == item }

  override func refreshed(from contents: LibraryContents) -> PHObject? {
    contents.items.first { $0.photo == item.photo }.map(PHAsset.init)
  }

  // MARK: Fetching

  /// Returns the assets with identifiers, in their order in the library.
  ///
  /// Identifiers without an asset that the app can access are left out.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let wanted = Set(identifiers)
    return fetch(options) { wanted.contains($0.photo.localIdentifier) }
  }

  /// Returns all assets.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }

  /// Returns the assets of a type.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in mediaType == .image }
  }

  /// Returns the assets of a collection.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let choice = FetchChoice(options)
    let content = assetCollection.content
    return PHFetchResult { choice.assets(content.items(in: $0), areHiddenWanted: content.isHidden) }
  }

  /// Returns the assets that stand for a collection, which are its first three.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    let choice = FetchChoice(options)
    let content = assetCollection.content
    return PHFetchResult {
      Array(choice.assets(content.items(in: $0), areHiddenWanted: content.isHidden).prefix(3))
    }
  }

  /// Returns the assets of a series, of which there are none.
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in false }
  }

  private class func fetch(
    _ options: PHFetchOptions?, where isWanted: @escaping @Sendable (LibraryItem) -> Bool
  ) -> PHFetchResult<PHAsset> {
    let choice = FetchChoice(options)
    return PHFetchResult { choice.assets($0.chronologicalItems.filter(isWanted)) }
  }
}
