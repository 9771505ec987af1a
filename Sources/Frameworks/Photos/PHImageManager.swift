import Foundation
import Synchronization
import UIKit

/// The identifier of a request for an image.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagerequestid>.
public typealias PHImageRequestID = Int32

/// An identifier that no request has.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that stands for the original size of an image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key for whether an image must be downloaded.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key for whether another image of a higher quality follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key for the identifier of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key for whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key for the reason for which there's no image.
public let PHImageErrorKey = "PHImageErrorKey"

/// An object that provides the images of assets.
///
/// Follows <https://developer.apple.com/documentation/photos/phimagemanager>.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  private static let lastRequest = Atomic<Int32>(0)
  private let waiting = Mutex<Set<PHImageRequestID>>([])

  override init() {
    super.init()
  }

  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { manager }

  // MARK: Images

  /// Requests an image of an asset.
  ///
  /// By default, the closure is called on the main thread: first with a small image, whose
  /// information contains `PHImageResultIsDegradedKey`, and then with the requested one.
  /// - Parameter targetSize: The size in pixels. The image is never larger than the original.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let mode = options?.resizeMode ?? .fast
    let size = ImageSize(
      of: asset, target: mode == .none ? PHImageManagerMaximumSize : targetSize, contentMode)
    let id = Self.newID
    let delivery = options?.deliveryMode ?? .opportunistic
    if options?.isSynchronous == true {
      resultHandler(image(of: asset, size), Self.information(id))
      return id
    }
    nonisolated(unsafe) let handler = resultHandler
    if delivery == .opportunistic, !isCached(asset, size) {
      deliver(id, isLast: false) {
        handler(asset.thumbnail, Self.information(id, isDegraded: true))
      }
    }
    deliver(id, isLast: true) { handler(self.image(of: asset, size), Self.information(id)) }
    return id
  }

  /// Requests the contents of an asset's file, with its type and its orientation.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    requestData(of: asset, options) { data, id in
      resultHandler(
        data, asset.item.photo.typeIdentifier, asset.item.photo.orientation, Self.information(id))
    }
  }

  /// Requests the contents of an asset's file, with its type and its orientation.
  @available(
    *, deprecated,
    message: "Use -requestImageDataAndOrientationForAsset:options:resultHandler: instead"
  )
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestData(of: asset, options) { data, id in
      let orientation = data.flatMap(UIImage.init(data:))?.imageOrientation ?? .up
      resultHandler(data, asset.item.photo.typeIdentifier, orientation, Self.information(id))
    }
  }

  /// Cancels a request, whose closure isn't called again.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    waiting.withLock { _ = $0.remove(requestID) }
  }

  // MARK: Delivering

  private static var newID: PHImageRequestID {
    lastRequest.add(1, ordering: .relaxed).newValue
  }

  private static func information(
    _ id: PHImageRequestID, isDegraded: Bool = false
  ) -> [AnyHashable: Any] {
    [
      PHImageResultRequestIDKey: NSNumber(value: id), PHImageResultIsDegradedKey: isDegraded,
      PHImageResultIsInCloudKey: false,
    ]
  }

  private func deliver(
    _ id: PHImageRequestID, isLast: Bool, _ action: @escaping @Sendable () -> Void
  ) {
    waiting.withLock { _ = $0.insert(id) }
    DispatchQueue.main.async {
      let isWaiting = self.waiting.withLock { waiting in
        isLast ? waiting.remove(id) != nil : waiting.contains(id)
      }
      if isWaiting { action() }
    }
  }

  private func requestData(
    of asset: PHAsset, _ options: PHImageRequestOptions?,
    _ handler: @escaping (Data?, PHImageRequestID) -> Void
  ) -> PHImageRequestID {
    let id = Self.newID
    if options?.isSynchronous == true {
      handler(asset.item.photo.data, id)
      return id
    }
    nonisolated(unsafe) let handler = handler
    deliver(id, isLast: true) { handler(asset.item.photo.data, id) }
    return id
  }

  /// Returns whether an image is available at once.
  func isCached(_ asset: PHAsset, _ size: ImageSize) -> Bool { false }

  /// Returns an image of a size.
  func image(of asset: PHAsset, _ size: ImageSize) -> UIImage? { asset.image(size) }
}

extension PHAsset {
  /// The longest side of a small image, in pixels.
  private static let thumbnailSide: CGFloat = 120

  fileprivate var thumbnail: UIImage? {
    let side = CGSize(width: Self.thumbnailSide, height: Self.thumbnailSide)
    return image(ImageSize(of: self, target: side, .aspectFit))
  }

  /// Returns the image in a size.
  func image(_ size: ImageSize) -> UIImage? {
    guard let original = item.photo.preview else { return nil }
    if size.isOriginal { return item.photo.image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size.pixels, format: format).image { _ in
      original.draw(in: CGRect(origin: .zero, size: size.pixels))
    }
  }
}

extension LibraryPhoto {
  /// The orientation in the photo's file.
  fileprivate var orientation: CGImagePropertyOrientation {
    (image?.imageOrientation ?? .up).ofFiles
  }
}
