/// A use of a stub in an app.
package struct StubUse: Sendable {
  /// The stub that was used.
  package let stub: Stub
  /// The specific subject, such as the name of a symbol, if the stub covers several.
  package let detail: String?
  /// The calls in the app's code that led to the use, the innermost first.
  ///
  /// See `CallStack`.
  package let callers: [Int]

  /// A sentence for the app's developer.
  package var message: String {
    let detail = detail.map { " (\($0))" } ?? ""
    return "\(stub.name)\(detail) is partially supported: \(stub.lacks)."
  }
}
