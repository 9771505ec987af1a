import Foundation
import UIKit

/// A request to create an asset from the contents of files, which must be created in a block of
/// changes.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetcreationrequest>.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Creates a request, to which a photo must be added.
  open class func forAsset() -> Self { self.init(creating: nil) }

  /// Returns whether assets can consist of files of kinds.
  ///
  /// They can consist of a photo.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    types.map(\.intValue) == [PHAssetResourceType.photo.rawValue]
  }

  /// Adds the contents of a file.
  ///
  /// Anything but a photo in the PNG or JPEG format makes the changes fail.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    guard type == .photo else { return PhotoChanges.current.fail(.changeNotSupported) }
    self.data = data
  }

  /// Adds a file.
  ///
  /// Anything but a photo in the PNG or JPEG format makes the changes fail.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    guard let data = try? Data(contentsOf: fileURL) else {
      return PhotoChanges.current.fail(.missingResource)
    }
    addResource(with: type, data: data, options: options)
    // A file that can't be removed stays, and the photo is added nevertheless.
    if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
  }
}
