/// The ways in which conflicts with a store are resolved.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmergepolicytype>.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType = 0
  /// Properties that were changed in the store keep the store's values.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Properties that were changed in the context keep the context's values.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context's objects replace those of the store.
  case overwriteMergePolicyType = 3
  /// The context's changes are discarded.
  case rollbackMergePolicyType = 4
}
