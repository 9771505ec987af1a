import AppBuilder
import SwiftSyntax

extension CompilerMessage {
  /// Returns the message as Quince reports it in a build, or `nil` if the user can't act on it.
  func explained(in file: RewrittenModule.File, of module: RewrittenModule) -> Diagnostic? {
    guard line <= file.originalLineCount else { return nil }
    // The toolchain's language server starts messages with a capital letter.
    let text = text.prefix(1).lowercased() + text.dropFirst()
    if severity == .warning, LinuxWarnings.include(text[...], module) { return nil }
    let moved = module.moved(from: line, column, of: file)
    if moved == nil, file.isInserted(column, line: line) { return nil }
    let column = file.originalColumn(column, line: line)
    if moved == nil, file.source?.isInMacro(line: line, column: column) == true { return nil }
    let diagnostic = Diagnostic(
      severity, CompilerOutput.message(text, referringTo: declarations, in: module),
      file: (moved?.file ?? file).originalPath, line: moved?.line ?? line,
      column: moved?.column ?? column)
    return Repairs.include(diagnostic, in: module) ? nil : diagnostic
  }
}

extension SourceFile {
  /// Returns whether a place is in the argument of `#selector`, whose errors the builder reports, or
  /// in `#keyPath` or `#Preview`, for which the builder's code has stricter rules.
  fileprivate func isInMacro(line: Int, column: Int) -> Bool {
    guard lineStarts.indices.contains(line - 1) else { return false }
    let offset = min(lineStarts[line - 1] + column - 1, bytes.count)
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let macro = current.asProtocol((any FreestandingMacroExpansionSyntax).self),
        ["selector", "keyPath", "Preview"].contains(macro.macroName.text)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
