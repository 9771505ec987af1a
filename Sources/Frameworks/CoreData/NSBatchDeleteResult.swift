/// The result of a request that deletes objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleteresult>.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// The type of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
