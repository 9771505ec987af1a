import AppRuntime
import Foundation
import UIKit

/// The photo library of the device.
///
/// Follows <https://developer.apple.com/documentation/photos/phphotolibrary>.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  override init() {
    super.init()
  }

  /// Returns the shared photo library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Authorization

  /// Returns the app's authorization to access the library.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PHAuthorizationStatus(PhotoAccess.answer(to: accessLevel.access))
  }

  /// Returns the app's authorization to access the library, in which limited access counts as full
  /// access.
  @available(*, deprecated, message: "Use +authorizationStatusForAccessLevel: instead")
  open class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite).withoutLimits
  }

  /// Asks the user for access to the library, and calls a closure on another thread.
  ///
  /// If Info.plist doesn't explain the access, the app ends.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    MainQueue.run {
      PhotoAccess.request(accessLevel.access) { answer in
        let finish = MainQueue.noteWork()
        DispatchQueue.global().async {
          handler(PHAuthorizationStatus(answer))
          // The handler's own work on the main queue comes first.
          DispatchQueue.main.async { finish() }
        }
      }
    }
  }

  /// Asks the user for access to the library.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// Asks the user for access to the library, and calls a closure on another thread.
  @available(*, deprecated, message: "Use +requestAuthorizationForAccessLevel:handler: instead")
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler($0.withoutLimits) }
  }

  // MARK: Observing

  /// Notifies an object whenever photos that the app can access change, until it's deallocated.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    LibraryWatch.shared.add(observer)
  }

  /// Stops notifying an object.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    LibraryWatch.shared.remove(observer)
  }

  // MARK: Changes

  /// Makes changes on another thread, and calls a closure there when they're done.
  ///
  /// The user is asked for access, and before photos are deleted.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    PhotoChanges.perform(changeBlock) { completionHandler?($0 == nil, $0) }
  }

  /// Makes changes on another thread.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      PhotoChanges.perform(changeBlock) { error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    }
  }

  /// Makes changes, and returns when they're done.
  ///
  /// Call this method on another thread than the main one, which the user's answers need.
  /// - Throws: `PHPhotosError` if the changes couldn't be made.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    try PhotoChanges.performAndWait(changeBlock)
  }
}

extension PHAccessLevel {
  fileprivate var access: PhotoAccess.Level { self == .addOnly ? .addOnly : .readWrite }
}

extension PHAuthorizationStatus {
  fileprivate init(_ answer: PhotoAccess?) {
    self =
      switch answer {
      case .authorized: .authorized
      case .limited: .limited
      case .denied: .denied
      case nil: .notDetermined
      }
  }

  fileprivate var withoutLimits: PHAuthorizationStatus { self == .limited ? .authorized : self }
}
