import AppBuilder
import SupportedAPI

/// Explains names that the compiler doesn't find.
struct NameAdvice: Sendable {
  private let frameworks: UIKitInterfaceReader

  /// Creates advice on the names in a library.
  ///
  /// The names are read when the first error needs them.
  init(library: UIKitLibrary) {
    frameworks = UIKitInterfaceReader(library: library, cache: BuildOptions.defaultCache)
  }

  /// Returns a failure with a hint for each name that's probably a misspelling, or that Apple has
  /// but Quince doesn't.
  /// - Parameters:
  ///   - index: The declarations of the failed module.
  ///   - files: The files of the module.
  func advise(_ failure: BuildFailure, index: DeclarationIndex, files: [SourceFile])
    -> BuildFailure
  {
    guard failure.diagnostics.contains(where: { Self.missedName(in: $0) != nil }),
      let names = try? frameworks.names()
    else { return failure }
    let hints = NameHints(names: names, index: index)
    let advised = failure.diagnostics.map { diagnostic in
      guard let missed = Self.missedName(in: diagnostic) else { return diagnostic }
      var advised = diagnostic
      let file = files.first { $0.url.path == diagnostic.file }
      advised.hint = hints.hint(for: missed, line: diagnostic.line, of: file)
      return advised
    }
    return BuildFailure(advised, otherKind: failure.otherKind)
  }

  /// Returns the name that an error refers to, if the error has no hint.
  private static func missedName(in diagnostic: Diagnostic) -> MissedName? {
    guard diagnostic.severity == .error, diagnostic.hint == nil else { return nil }
    return MissedName(diagnostic.message)
  }
}
