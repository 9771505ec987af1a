/// The types of results of a request that deletes objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype>.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the objects were deleted.
  case resultTypeStatusOnly = 0
  /// The identities of the deleted objects.
  case resultTypeObjectIDs = 1
  /// The number of deleted objects.
  case resultTypeCount = 2
}
