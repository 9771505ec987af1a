import AppRuntime
import UIKit

/// A change of the photo library, which is made in a block of
/// `PHPhotoLibrary.performChanges(_:completionHandler:)`.
///
/// Follows <https://developer.apple.com/documentation/photokit/phassetchangerequest>.
open class PHAssetChangeRequest: NSObject {
  /// Creates a request.
  public required override init() {
    super.init()
  }

  /// Adds a picture to the photo library.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    guard PhotoChanges.add(image) else {
      raise(
        "NSInternalInconsistencyException",
        "This method can only be called from inside of -[PHPhotoLibrary "
          + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]")
    }
    return Self()
  }
}
