import AppRuntime
import UIKit

/// A request to change the photo library, which must be created in a block that's passed to
/// `PHPhotoLibrary.performChanges(_:completionHandler:)`.
///
/// Follows <https://developer.apple.com/documentation/photokit/phassetchangerequest>.
open class PHAssetChangeRequest: NSObject {
  /// Creates a request.
  public required override init() {
    super.init()
  }

  /// Adds an image to the photo library.
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
