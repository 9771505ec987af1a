import SwiftSyntax

/// Names the anonymous arguments, such as `$0`, of a closure whose last argument isn't
/// mentioned anymore after code is removed.
///
/// Otherwise, the closure would have too few arguments.
final class AnonymousArguments: SyntaxVisitor {
  private typealias Argument = (number: Int, token: TokenSyntax)

  /// The replacements.
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  private let omitted: [Range<Int>]

  /// - Parameter omitted: The parts of the file to remove.
  init(without omitted: [Range<Int>]) {
    self.omitted = omitted
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.signature == nil, !isOmitted(node.leftBrace) {
      name(Self.arguments(in: Syntax(node.statements)), of: node)
    }
    return .visitChildren
  }

  private func name(_ arguments: [Argument], of closure: ClosureExprSyntax) {
    let kept = arguments.filter { !isOmitted($0.token) }
    guard let last = arguments.map(\.number).max(), kept.allSatisfy({ $0.number < last })
    else { return }
    let mentioned = Set(kept.map(\.number))
    let names = (0...last).map { mentioned.contains($0) ? Self.name($0) : "_" }
    replace(closure.leftBrace, with: "{ \(names.joined(separator: ", ")) in ")
    for argument in kept { replace(argument.token, with: Self.name(argument.number)) }
  }

  private static func name(_ number: Int) -> String { "_quince\(number)" }

  private func isOmitted(_ token: TokenSyntax) -> Bool {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return omitted.contains { $0.contains(offset) }
  }

  private func replace(_ token: TokenSyntax, with text: String) {
    edits.append((token.offsets, text))
  }

  /// Returns the arguments that are mentioned, except those of nested closures.
  private static func arguments(in node: Syntax) -> [Argument] {
    if node.is(ClosureExprSyntax.self) { return [] }
    if let token = node.as(TokenSyntax.self) {
      guard case .dollarIdentifier(let name) = token.tokenKind, let number = UInt8(name.dropFirst())
      else { return [] }
      return [(Int(number), token)]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { arguments(in: $0) }
  }
}
