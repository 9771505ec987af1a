/// A build that came to nothing, and why; the first error comes first.
package struct BuildFailure: Error, CustomStringConvertible {
  /// At least one error, and the warnings that came with it.
  package let diagnostics: [Diagnostic]

  /// A failure for some reasons, the first of which is told first.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// A failure for one reason.
  package init(
    _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    element: String? = nil, hint: String? = nil
  ) {
    diagnostics = [
      Diagnostic(
        .error, message, file: file, line: line, column: column, element: element, hint: hint)
    ]
  }

  /// The diagnostics, one below the other.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
