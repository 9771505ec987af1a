import DeviceProtocol
import Foundation
import UIKit

/// An album of the photo library.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetcollection>.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  let content: CollectionContent
  private let title: String?
  private let items: [LibraryItem]

  init(_ content: CollectionContent, in contents: LibraryContents, title: String? = nil) {
    self.content = content
    items = content.items(in: contents)
    switch content {
    case .smart(let album):
      self.title = album.title
      super.init("9D6F2C01-8A44-4E1B-9C57-2B60F4A1E\(album.rawValue)/L0/040")
    case .album(let album):
      self.title = album.title
      super.init("\(album.identifier)/L0/040")
    case .transient:
      self.title = title
      super.init("\(UUID().uuidString)/L0/040")
    }
  }

  // MARK: Properties

  /// The name that the user sees.
  open override var localizedTitle: String? { title }
  /// Whether the collection can contain assets, which it can.
  open override var canContainAssets: Bool { true }

  /// The kind of the collection.
  open var assetCollectionType: PHAssetCollectionType {
    if case .smart = content { .smartAlbum } else { .album }
  }

  /// The kind of the album.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    guard case .smart(let album) = content else { return .albumRegular }
    return PHAssetCollectionSubtype(rawValue: album.rawValue) ?? .smartAlbumGeneric
  }

  /// The number of assets, or `NSNotFound` for the system's albums, whose assets must be fetched to
  /// count them.
  open var estimatedAssetCount: Int {
    if case .smart = content { NSNotFound } else { items.count }
  }

  /// The time at which the oldest asset was taken, or `nil` for the system's albums.
  open var startDate: Date? {
    if case .smart = content { nil } else { items.map(\.created).min() }
  }

  /// The time at which the newest asset was taken, or `nil` for the system's albums.
  open var endDate: Date? {
    if case .smart = content { nil } else { items.map(\.created).max() }
  }

  /// The place of the assets, which albums don't have.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the places of the assets, which albums don't have.
  open var localizedLocationNames: [String] { [] }

  /// Returns whether an app can change the collection in a way.
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    if case .album = content { true } else { anOperation == .deleteContent }
  }

  override func fetchValue(forKey key: String) -> Any?? {
    switch key {
    case "estimatedAssetCount": .some(estimatedAssetCount)
    case "startDate": .some(startDate)
    case "endDate": .some(endDate)
    default: super.fetchValue(forKey: key)
    }
  }

  override func isSame(as other: PHObject) -> Bool {
    guard let other = other as? PHAssetCollection else { return false }
    return other.title == title && other.items == items
  }

  override func refreshed(from contents: LibraryContents) -> PHObject? {
    guard case .album(let album) = content else {
      return PHAssetCollection(content, in: contents, title: title)
    }
    return contents.albums.first { $0.identifier == album.identifier }
      .map { PHAssetCollection(.album($0), in: contents) }
  }

  // MARK: Fetching

  private class func all(in contents: LibraryContents) -> [PHAssetCollection] {
    contents.albums.map { PHAssetCollection(.album($0), in: contents) }
      + CollectionContent.SmartAlbum.allCases.map { PHAssetCollection(.smart($0), in: contents) }
  }

  private class func fetch(
    _ options: PHFetchOptions?, where isWanted: @escaping @Sendable (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    let choice = FetchChoice(options)
    return PHFetchResult { choice.objects(all(in: $0).filter(isWanted)) }
  }

  /// Returns the collections with identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let wanted = Set(identifiers)
    return fetch(options) { wanted.contains($0.localIdentifier) }
  }

  /// Returns the collections of a kind.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) {
      $0.assetCollectionType == type
        && (subtype == .any || $0.assetCollectionSubtype == subtype)
    }
  }

  /// Returns the collections of a kind that contain an asset.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let name = asset.item.photo
    return fetch(options) { collection in
      collection.assetCollectionType == type && collection.items.contains { $0.photo == name }
    }
  }

  /// Returns a collection of assets that isn't in the library.
  open class func transientAssetCollection(with assets: [PHAsset], title: String?)
    -> PHAssetCollection
  {
    let names = assets.map(\.item.photo.identifier)
    return PHAssetCollection(.transient(names), in: LibraryWatch.shared.contents, title: title)
  }

  /// Returns a collection of fetched assets that isn't in the library.
  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection {
    transientAssetCollection(with: fetchResult.objects, title: title)
  }
}
