import SwiftSyntax

/// The text of a file's declarations, without the bodies of functions and accessors.
///
/// As long as it's the same, the other files of the module don't depend on a change.
struct DeclarationText: Equatable {
  private let text: String

  /// Returns `nil` if functions declare classes, which the builder also registers.
  init?(of file: SourceFile) {
    guard file.localClasses.isEmpty else { return nil }
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(file.tree)
    text = reader.text
  }

  private final class Reader: SyntaxVisitor {
    private(set) var text = ""

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      if case .getter = node.accessors { return .skipChildren }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      text += token.text
      text += " "
      return .skipChildren
    }
  }
}
