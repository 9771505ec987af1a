import Foundation
import Stubs

/// The version of an image, if it has been edited.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagerequestoptionsversion>.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The image with all edits.
  case current
  /// The image without edits.
  case unadjusted
  /// The image as it was captured.
  case original
}

/// The number and quality of the images that a request delivers.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagerequestoptionsdeliverymode>.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A small image at once, and then the requested one.
  case opportunistic
  /// Only the requested image.
  case highQualityFormat
  /// Only the image that's available fastest.
  case fastFormat
}

/// The way that an image gets its size.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagerequestoptionsresizemode>.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The image keeps its size.
  case none
  /// The image gets about the requested size.
  case fast
  /// The image gets exactly the requested size.
  case exact
}

/// The way that an image fits the requested size.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagecontentmode>.
public enum PHImageContentMode: Int, Sendable {
  /// The whole image fits into the size.
  case aspectFit
  /// The image fills the size, and can be larger in one direction.
  case aspectFill

  /// The whole image fits into the size.
  public static let `default` = PHImageContentMode.aspectFit
}

/// A closure that's called while an image is downloaded.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetimageprogresshandler>.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The options for requesting an image.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagerequestoptions>.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// The version of an edited image.
  ///
  /// No image is edited, so all versions are the same.
  open var version = PHImageRequestOptionsVersion.current
  /// The number and quality of the images.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The way that the image gets its size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the image to deliver, in unit coordinates.
  open var normalizedCropRect = CGRect.zero {
    didSet { Stub.photoCropRect.report(if: normalizedCropRect != .zero) }
  }
  /// Whether images can be downloaded, which is never necessary.
  open var isNetworkAccessAllowed = false
  /// Whether a request returns after it has delivered its only image.
  open var isSynchronous = false
  /// A closure that's called while an image is downloaded, which is never necessary.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Whether a request can deliver a second small image, which it never does.
  open var allowSecondaryDegradedImage = false

  /// Creates the default options.
  public override init() {
    super.init()
  }

  /// Returns a copy of the options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    copy.version = version
    copy.deliveryMode = deliveryMode
    copy.resizeMode = resizeMode
    copy.normalizedCropRect = normalizedCropRect
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.isSynchronous = isSynchronous
    copy.progressHandler = progressHandler
    copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
    return copy
  }
}
