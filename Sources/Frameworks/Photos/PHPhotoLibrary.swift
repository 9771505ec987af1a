import Stubs
import UIKit

/// The photo library of the device.
///
/// Follows <https://developer.apple.com/documentation/photokit/phphotolibrary>.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  override init() {
    super.init()
  }

  /// Returns the shared photo library.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns the app's authorization to access the library, which the device grants without asking.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    Stub.photoAuthorization.report()
    return .authorized
  }

  /// Returns the app's authorization to access the library.
  @available(*, deprecated, message: "Use +authorizationStatusForAccessLevel: instead")
  open class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }

  /// Asks the user for access to the library, and calls a closure on another thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus(for: accessLevel)
    DispatchQueue.global().async { handler(status) }
  }

  /// Asks the user for access to the library.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    authorizationStatus(for: accessLevel)
  }

  /// Asks the user for access to the library, and calls a closure on another thread.
  @available(*, deprecated, message: "Use +requestAuthorizationForAccessLevel:handler: instead")
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Makes changes on another thread, and calls a closure there when they're done.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    PhotoChanges.perform(changeBlock) { completionHandler?($0, $1) }
  }

  /// Makes changes on another thread.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      PhotoChanges.perform(changeBlock) { _, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    }
  }
}
