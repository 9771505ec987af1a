/// Replaces an old value with a new one.
/// - Returns: the old value if it was another, or else `nil`.
@inline(__always)
func put<Value: Equatable>(_ new: Value, in place: inout Value) -> Value? {
  guard place != new else { return nil }
  defer { place = new }
  return place
}
