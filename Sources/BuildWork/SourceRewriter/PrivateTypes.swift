import SwiftSyntax

/// Finds the `private` of types that are in other types.
///
/// The code at the end of a file can't name those. If a class among them becomes `fileprivate`, the
/// others have to, as well, because its members can use them.
final class PrivateTypes: SyntaxVisitor {
  private(set) var modifiers: [TokenSyntax] = []

  /// Returns the modifiers of a file's types.
  static func modifiers(in file: SourceFile) -> [TokenSyntax] {
    let finder = PrivateTypes(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.modifiers
  }

  /// Returns whether a class, or a type around it, is such a type.
  static func contain(_ node: ClassDeclSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { syntax in
      syntax.parent?.is(MemberBlockItemSyntax.self) == true
        && syntax.asProtocol((any DeclGroupSyntax).self)?.modifiers.contains {
          $0.name.text == "private"
        } == true
    }
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let list =
      node.decl.asProtocol((any DeclGroupSyntax).self)?.modifiers
      ?? node.decl.as(TypeAliasDeclSyntax.self)?.modifiers
    if let list { modifiers += list.map(\.name).filter { $0.text == "private" } }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
