/// Something in an app that came upon a stub.
package struct StubUse: Sendable {
  /// What it came upon.
  package let stub: Stub
  /// What it is about, where the stub stands for several things, such as the name of a symbol.
  package let detail: String?
  /// The code of the app that led here, the innermost first; see `CallStack`.
  package let callers: [Int]

  /// One sentence to the person who wrote the app.
  package var message: String {
    let detail = detail.map { " (\($0))" } ?? ""
    return "\(stub.name)\(detail) is partially supported: \(stub.lacks)."
  }
}
