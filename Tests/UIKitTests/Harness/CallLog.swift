/// The calls, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// The calls since the last time, which are forgotten.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
