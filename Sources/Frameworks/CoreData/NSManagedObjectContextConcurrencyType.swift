/// The queue on which a context works.
///
/// Follows
/// <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype>.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created the context, which is the default.
  case confinementConcurrencyType = 0
  /// A private queue.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}
