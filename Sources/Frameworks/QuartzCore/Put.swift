/// Replaces an old value with a new one.
/// - Returns: The old value if it differs from the new one, or `nil` otherwise.
@inline(__always)
func put<Value: Equatable>(_ new: Value, in place: inout Value) -> Value? {
  guard place != new else { return nil }
  defer { place = new }
  return place
}
