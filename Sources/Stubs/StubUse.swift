/// A use of a stub in an app.
package struct StubUse: Sendable {
  /// The stub that was used.
  package let stub: Stub
  /// The specific subject, such as a symbol's name, if the stub stands for several.
  package let detail: String?
  /// The code of the app that led here, innermost first; see `CallStack`.
  package let callers: [Int]

  /// One sentence to the app's developer.
  package var message: String {
    let detail = detail.map { " (\($0))" } ?? ""
    return "\(stub.name)\(detail) is partially supported: \(stub.lacks)."
  }
}
