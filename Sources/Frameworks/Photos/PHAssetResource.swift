import Foundation
import UIKit

/// The kind of an asset's file.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetresourcetype>.
public enum PHAssetResourceType: Int, Sendable {
  /// The original photo.
  case photo = 1
  /// The original movie.
  case video
  /// The original sound.
  case audio
  /// A photo in another format.
  case alternatePhoto
  /// An edited photo.
  case fullSizePhoto
  /// An edited movie.
  case fullSizeVideo
  /// The description of edits.
  case adjustmentData
  /// The unedited photo.
  case adjustmentBasePhoto
  /// The movie of a Live Photo.
  case pairedVideo
  /// The edited movie of a Live Photo.
  case fullSizePairedVideo
  /// The unedited movie of a Live Photo.
  case adjustmentBasePairedVideo
  /// The unedited movie.
  case adjustmentBaseVideo
  /// A smaller version of a photo.
  case photoProxy = 19
}

/// A file of an asset.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetresource>.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The kind of the file.
  open var type: PHAssetResourceType { .photo }
  /// The identifier of the asset.
  public let assetLocalIdentifier: String
  /// The type of the file's data, such as `public.jpeg`.
  public let uniformTypeIdentifier: String
  /// The name of the file.
  public let originalFilename: String
  /// The width of the upright image, in pixels.
  public let pixelWidth: Int
  /// The height of the upright image, in pixels.
  public let pixelHeight: Int

  private init(_ asset: PHAsset) {
    assetLocalIdentifier = asset.localIdentifier
    uniformTypeIdentifier = asset.item.photo.typeIdentifier
    originalFilename = asset.item.photo.fileName
    pixelWidth = asset.pixelWidth
    pixelHeight = asset.pixelHeight
    super.init()
  }

  /// Returns the files of an asset, which has one.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset)]
  }
}
