/// The values of an object in a store, or in a parent context.
struct Snapshot {
  /// The number of saves, which shows whether the object was changed elsewhere.
  var version: Int64 = 0
  /// The attributes' values, and the identities of the objects in relationships to one.
  var values: [String: Any] = [:]
}
