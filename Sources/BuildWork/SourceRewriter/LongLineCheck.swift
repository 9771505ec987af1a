import AppBuilder
import SwiftSyntax

/// Finds invalid Swift on extremely long lines.
///
/// The compiler would take minutes, because it prints such a line again for each of its errors.
final class LongLineCheck: SyntaxAnyVisitor {
  /// The maximum length in bytes of an invalid line that the compiler can handle.
  fileprivate static let longest = 2_000

  private let file: SourceFile
  private var found: Diagnostic?

  /// Returns the first error on a long line, or `nil` if there isn't one.
  static func error(in file: SourceFile) -> Diagnostic? {
    guard file.tree.hasError, file.lineStarts.indices.contains(where: { file.isLong($0) }) else {
      return nil
    }
    let check = LongLineCheck(file)
    check.walk(file.tree)
    return check.found
  }

  private init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    found == nil && node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(token) }
    return .skipChildren
  }

  private func note(_ node: some SyntaxProtocol) {
    let place = file.location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard found == nil, file.isLong(place.line - 1) else { return }
    found = file.diagnostic(
      .error, "this isn't valid Swift", at: node,
      hint: "the line has more than \(Self.longest) bytes; split it up to see all errors")
  }
}

extension SourceFile {
  fileprivate func isLong(_ index: Int) -> Bool {
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    return end - lineStarts[index] > LongLineCheck.longest
  }
}
