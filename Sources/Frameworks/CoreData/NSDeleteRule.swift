/// The rule for an object's relationship when the object is deleted.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsdeleterule>.
public enum NSDeleteRule: UInt, Sendable {
  /// The other objects aren't changed.
  case noActionDeleteRule = 0
  /// The other objects lose their connection.
  case nullifyDeleteRule = 1
  /// The other objects are deleted, too.
  case cascadeDeleteRule = 2
  /// The object can't be deleted while there are other objects.
  case denyDeleteRule = 3
}
