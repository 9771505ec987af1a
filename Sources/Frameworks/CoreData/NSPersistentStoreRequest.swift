import Foundation

/// A request to a store.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstorerequest>.
open class NSPersistentStoreRequest: NSObject {
  /// Creates a request.
  public override init() {
    super.init()
  }

  /// Performs the request in a context.
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw NSError(NSCoreDataError, "Unknown request: \(type(of: self))")
  }
}
