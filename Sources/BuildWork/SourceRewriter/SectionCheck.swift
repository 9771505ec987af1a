import SwiftSyntax

/// Finds `@section` attributes, which could add linker arguments to an object file.
final class SectionCheck: SyntaxVisitor {
  private var found: [AttributeSyntax] = []

  /// Returns a file's `@section` attributes, including those in inactive code.
  static func attributes(in file: SourceFile) -> [AttributeSyntax] {
    let word = Array("section".utf8)
    guard file.bytes.indices.contains(where: { file.bytes[$0...].starts(with: word) }) else {
      return []
    }
    let check = SectionCheck(viewMode: .sourceAccurate)
    check.walk(file.tree)
    return check.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription.filter { $0 != "`" }
    if name == "section" || name == "_section" { found.append(node) }
    return .visitChildren
  }
}
