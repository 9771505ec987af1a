import Foundation

/// The way in which conflicts with a store are resolved.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmergepolicy>.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The type of the policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy of a type.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
  }

  /// A policy with which the save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// A policy with which the context's objects replace those of the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// A policy with which the context's changes are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// A policy with which properties that were changed in the store keep its values.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// A policy with which properties that were changed in the context keep its values.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
}

/// A policy with which the save fails.
public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
/// A policy with which the context's objects replace those of the store.
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// A policy with which the context's changes are discarded.
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
/// A policy with which properties that were changed in the store keep its values.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump
/// A policy with which properties that were changed in the context keep its values.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any =
  NSMergePolicy.mergeByPropertyObjectTrump
