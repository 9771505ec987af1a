import AppBuilder
import Foundation

/// The compiler's output, mapped to the user's own files.
struct CompilerOutput {
  /// The diagnostics in the compiler's order, with errors first.
  let diagnostics: [Diagnostic]

  init(text: String, module: RewrittenModule, target: AppTarget) {
    let files = Dictionary(
      module.files.map { ($0.originalPath, $0) }, uniquingKeysWith: { first, _ in first })
    // The compiler reports an error at the end of a file against its input rather than the user's
    // file.
    let given = Dictionary(
      module.files.filter { !$0.originalPath.isEmpty }.map { ($0.url.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    var leavesOutNotes = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = /^(\/[^\n]*?|<unknown>):(\d+):(\d+): (error|warning|note): (.*)$/
    for line in lines {
      let diagnostic: Diagnostic
      if let match = line.wholeMatch(of: place) {
        let severity = Diagnostic.Severity(rawValue: String(match.4)) ?? .error
        let name = String(match.1)
        let file = files[name] ?? (severity == .error ? given[name] : nil)
        let path = file?.originalPath ?? name
        let row = min(Int(match.2) ?? 1, file?.originalLineCount ?? .max)
        guard file != nil || severity == .error else { continue }
        if severity == .note, leavesOutNotes { continue }
        leavesOutNotes = severity == .warning && LinuxWarnings.include(match.5, module)
        if leavesOutNotes { continue }
        let column = Int(match.3).map { file?.originalColumn($0, line: row) ?? $0 }
        diagnostic = Diagnostic(
          severity, Self.plain(match.5), file: path == "<unknown>" ? nil : path,
          line: path == "<unknown>" ? nil : row, column: column,
          hint: Self.hint(for: String(match.5), target: target),
          sourceLine: file?.originalLine(row))
      } else if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/) {
        let message = String(match.1)
        if message.contains("command failed") || message == "fatalError" { continue }
        diagnostic = Diagnostic(
          .error, message, file: target.project.path, hint: Self.hint(for: message, target: target))
      } else if let match = line.wholeMatch(of: /.*ld\.lld: error: (.*)/) {
        diagnostic = Diagnostic(.error, "linking: \(match.1)", file: target.project.path)
      } else {
        continue
      }
      if seen.insert(diagnostic).inserted { found.append(diagnostic) }
    }
    let inOwn = found.filter { $0.file.map { files[$0] != nil } ?? false }
    let isToldByOwn = inOwn.contains { $0.severity == .error }
    diagnostics = Self.errorsFirst(isToldByOwn ? inOwn : found)
  }

  /// Moves errors to the front, and keeps each note after the message that it belongs to.
  private static func errorsFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      if diagnostic.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    return groups.filter { $0[0].severity == .error }.flatMap { $0 }
      + groups.filter { $0[0].severity != .error }.flatMap { $0 }
  }

  private static func plain(_ message: Substring) -> String {
    String(message.replacing(#/ \[#[A-Za-z-]+\]$/#, with: ""))
  }

  private static func hint(for message: String, target: AppTarget) -> String? {
    guard let match = message.firstMatch(of: /no such module '([^']+)'/) else { return nil }
    return MissingModule.hint(String(match.1), target: target)
  }
}
