import Foundation
internal import Stubs

/// A container whose stores iCloud syncs between a user's devices.
///
/// In Quince, the stores aren't synced.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer>.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Loads the stores, and reports that they aren't synced.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Stub.cloudStores.report()
    super.loadPersistentStores(completionHandler: block)
  }
}
