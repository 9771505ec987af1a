/// The result of a request to a store.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoreresult>.
open class NSPersistentStoreResult: NSObject {}
