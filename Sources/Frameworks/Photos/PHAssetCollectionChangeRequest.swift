import DeviceProtocol
import Foundation
import FoundationSupplement
import UIKit

/// A request to create, delete, or change an album, which must be created in a block of changes.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetcollectionchangerequest>.
open class PHAssetCollectionChangeRequest: PHChangeRequest, PhotoChangeRequesting {
  private let identifier: String
  private var photos: [String]

  let isCreation = false

  /// The name that the user sees.
  open var title: String

  private init(_ album: PhotoAlbum) {
    identifier = album.identifier
    photos = album.photos
    title = album.title

    super.init()
    PhotoChanges.current.add(self)
  }

  /// Creates a request to add an album.
  open class func creationRequestForAssetCollection(withTitle title: String)
    -> PHAssetCollectionChangeRequest
  {
    PHAssetCollectionChangeRequest(
      PhotoAlbum(identifier: UUID().uuidString, title: title, photos: []))
  }

  /// Creates a request to change an album, or returns `nil` for one of the system's albums.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard case .album(let album) = assetCollection.content else { return nil }
    let current = PhotoLibrary.shared.contents.albums.first { $0.identifier == album.identifier }
    self.init(current ?? album)
  }

  /// Creates a request to change an album whose assets have been fetched, or returns `nil` for one of
  /// the system's albums.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
    photos = assets.objects.map(\.item.photo.identifier)
  }

  /// Requests that albums be deleted, but not their assets.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let albums = ObjectList.objects(of: assetCollections).compactMap { $0 as? PHAssetCollection }
    PhotoChanges.current.removeAlbums(
      albums.compactMap {
        if case .album(let album) = $0.content { album.identifier as String? } else { nil }
      })
  }

  /// The album that the request creates.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder("\(identifier)/L0/040", name: identifier)
  }

  // MARK: Assets

  private func names(of assets: any NSFastEnumeration) -> [String] {
    ObjectList.objects(of: assets).compactMap { object in
      switch object {
      case let asset as PHAsset: asset.item.photo.identifier
      case let placeholder as PHObjectPlaceholder: placeholder.name
      default: nil
      }
    }
  }

  /// Adds assets, or placeholders of assets, at the end.
  open func addAssets(_ assets: any NSFastEnumeration) {
    photos += names(of: assets).filter { !photos.contains($0) }
  }

  /// Inserts assets, or placeholders of assets, at indexes.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
    for (index, name) in zip(indexes, names(of: assets)) {
      photos.insert(name, at: min(index, photos.count))
    }
  }

  /// Removes assets from the album, but not from the library.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    let removed = Set(names(of: assets))
    photos.removeAll(where: removed.contains)
  }

  /// Removes the assets at indexes from the album, but not from the library.
  open func removeAssets(at indexes: IndexSet) {
    for index in indexes.reversed() where photos.indices.contains(index) {
      photos.remove(at: index)
    }
  }

  /// Moves the assets at indexes to an index.
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
    let moved = fromIndexes.filter(photos.indices.contains).map { photos[$0] }
    removeAssets(at: fromIndexes)
    photos.insert(contentsOf: moved, at: min(toIndex, photos.count))
  }

  /// Replaces the assets at indexes.
  open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
    for (index, name) in zip(indexes, names(of: assets)) where photos.indices.contains(index) {
      photos[index] = name
    }
  }

  // MARK: Changes

  var changes: [PhotoChange] {
    [.keepAlbum(PhotoAlbum(identifier: identifier, title: title, photos: photos))]
  }

  func finish(in changes: PhotoChanges) {}
}
