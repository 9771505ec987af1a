import SwiftParser
import SwiftSyntax

/// The `#if` conditions of a manifest, as on a Mac, where Xcode reads it.
///
/// On Linux, many packages add dependencies that replace Apple's frameworks.
enum ManifestConditions {
  /// Returns the text of a manifest with the values that `os()` has on a Mac, in the same lines and
  /// columns.
  static func evaluatedOnMac(_ text: String) -> String {
    // The module for Darwin doesn't exist here, so such a manifest can only be read as on Linux.
    guard text.contains("os("), !text.contains(/import\s+Darwin\b/) else { return text }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    var bytes = Array(text.utf8)
    for (range, value) in finder.found {
      let word = Array("\(value)".utf8)
      let blanks = Array(repeating: UInt8(ascii: " "), count: range.count - word.count)
      bytes.replaceSubrange(range, with: word + blanks)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Finds the calls of `os()` in conditions, which are at least as long as their values.
  private final class Finder: SyntaxVisitor {
    private(set) var found: [(range: Range<Int>, value: Bool)] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { add(from: condition) }
      return .visitChildren
    }

    private func add(from condition: ExprSyntax) {
      let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
      for (index, token) in tokens.enumerated() where token.text == "os" && index + 3 < tokens.count
      {
        let end = tokens[index + 3]
        guard tokens[index + 1].text == "(", end.text == ")" else { continue }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<end.endPositionBeforeTrailingTrivia.utf8Offset
        found.append((range, ["macOS", "OSX"].contains(tokens[index + 2].text)))
      }
    }
  }
}
