import Foundation
import Synchronization
import UIKit

/// An object that provides the images of assets, some of which it prepares.
///
/// A request for a prepared image delivers it at once, without a small one before.
///
/// Follows <https://developer.apple.com/documentation/photos/phcachingimagemanager>.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  private struct Key: Hashable {
    let asset: String
    let size: ImageSize
  }

  /// The maximum number of prepared images.
  private static let mostImages = 500
  private let prepared = Mutex<[Key: UIImage?]>([:])

  /// Whether images of a high quality can be prepared.
  open var allowsCachingHighQualityImages = true

  /// Creates a manager without prepared images.
  public override init() {
    super.init()
  }

  private static func keys(
    _ assets: [PHAsset], _ target: CGSize, _ mode: PHImageContentMode,
    _ options: PHImageRequestOptions?
  ) -> [Key] {
    let target =
      options?.resizeMode == PHImageRequestOptionsResizeMode.none
      ? PHImageManagerMaximumSize : target
    return assets.map {
      Key(asset: $0.localIdentifier, size: ImageSize(of: $0, target: target, mode))
    }
  }

  /// Prepares images, which are made when they're first requested.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    let keys = Self.keys(assets, targetSize, contentMode, options)
    prepared.withLock { prepared in
      for key in keys where prepared[key] == nil && prepared.count < Self.mostImages {
        prepared[key] = .some(nil)
      }
    }
  }

  /// Removes prepared images.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    let keys = Self.keys(assets, targetSize, contentMode, options)
    prepared.withLock { prepared in
      for key in keys { prepared[key] = nil }
    }
  }

  /// Removes all prepared images.
  open func stopCachingImagesForAllAssets() {
    prepared.withLock { $0 = [:] }
  }

  override func isCached(_ asset: PHAsset, _ size: ImageSize) -> Bool {
    let key = Key(asset: asset.localIdentifier, size: size)
    return prepared.withLock { $0[key] != nil }
  }

  override func image(of asset: PHAsset, _ size: ImageSize) -> UIImage? {
    let key = Key(asset: asset.localIdentifier, size: size)
    if let image = prepared.withLock({ $0[key] }) ?? nil { return image }
    let image = super.image(of: asset, size)
    prepared.withLock { prepared in
      if prepared[key] != nil { prepared[key] = .some(image) }
    }
    return image
  }
}
