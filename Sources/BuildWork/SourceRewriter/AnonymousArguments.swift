import SwiftSyntax

/// The arguments, such as `$0`, that a closure without names for them has as long as it mentions them.
enum AnonymousArguments {
  /// What has a closure keep its arguments when only a block is kept of a statement, or nothing.
  static func use(of statement: IfExprSyntax, keeping block: CodeBlockSyntax?) -> String {
    guard let closure = closure(around: statement), closure.signature == nil else { return "" }
    let before = last(in: Syntax(closure.statements))
    let after = [
      last(in: Syntax(closure.statements), besides: statement),
      block.flatMap { last(in: Syntax($0)) },
    ].compactMap(\.self).max()
    guard let before, before != after else { return "" }
    return "_ = $\(before); "
  }

  private static func closure(around statement: IfExprSyntax) -> ClosureExprSyntax? {
    sequence(first: Syntax(statement), next: \.parent).lazy.compactMap {
      $0.as(ClosureExprSyntax.self)
    }.first
  }

  /// The number of the last argument that is mentioned, apart from those of closures within.
  private static func last(in node: Syntax, besides left: IfExprSyntax? = nil) -> Int? {
    if node.is(ClosureExprSyntax.self) || node.id == left?.id { return nil }
    if case .dollarIdentifier(let name) = node.as(TokenSyntax.self)?.tokenKind {
      return Int(name.dropFirst())
    }
    return node.children(viewMode: .sourceAccurate).compactMap { last(in: $0, besides: left) }.max()
  }
}
