/// A log of calls, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// Returns the calls since the last time, and discards them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
