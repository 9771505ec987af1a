import AppBuilder
import Foundation
import Safeguards
import SwiftParser
import SwiftSyntax

/// One of the user's Swift files, parsed.
struct SourceFile {
  let url: URL
  /// The file's index in the module.
  let index: Int
  /// The contents, without a byte order mark.
  let bytes: [UInt8]
  /// The contents before parts of them were left out.
  let original: [UInt8]
  let tree: SourceFileSyntax
  /// The offsets at which the lines start.
  let lineStarts: [Int]
  /// The classes that functions declare.
  let localClasses: [ClassDeclSyntax]

  /// - Throws: `BuildFailure` if the file isn't UTF-8.
  init(_ url: URL, index: Int, watch: SourceWatch) throws {
    let data: Data
    do {
      data = try InputFile.read(url, atMost: 16 << 20)
    } catch {
      throw BuildFailure("can't read the source file: \(error.reason)", file: url.path)
    }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw BuildFailure("the source file isn't in UTF-8", file: url.path)
      }
      bytes = Array(text.utf8)
    }
    let text = bytes
    self = watch.during(url, size: text.count) { SourceFile(url, index: index, bytes: text) }
  }

  /// - Parameter original: The contents before parts of them were left out, if they're different.
  init(_ url: URL, index: Int, bytes: [UInt8], original: [UInt8]? = nil) {
    self.url = url
    self.index = index
    self.bytes = bytes
    self.original = original ?? bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
    let finder = LocalClassFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    localClasses = finder.found
  }

  /// Returns whether a word occurs anywhere in the file.
  func contains(_ word: [UInt8]) -> Bool { bytes.mentions(word) }

  /// Returns the file with spaces instead of some of its parts.
  func without(_ ranges: [Range<Int>]) -> SourceFile {
    var bytes = bytes
    for range in ranges {
      for offset in range where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    return SourceFile(url, index: index, bytes: bytes, original: original)
  }

  /// Returns the line and column of an offset, both counting from 1, with the column in bytes.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Returns the line numbers of a piece of syntax.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let range = node.offsets
    let first = location(of: range.lowerBound).line
    return first...max(first, location(of: range.upperBound).line)
  }

  /// The number of lines, not counting an empty one after a final line break.
  var lineCount: Int { lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count }

  /// Returns a line without its line break, or `nil` if the file has fewer lines.
  func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    var line = bytes[lineStarts[number - 1]..<max(end, lineStarts[number - 1])]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns a diagnostic at a piece of syntax.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol,
    hint: String? = nil
  ) -> Diagnostic {
    let place = location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Diagnostic(
      severity, message, file: url.path, line: place.line, column: place.column, hint: hint,
      sourceLine: line(place.line))
  }
}

/// Finds the classes that functions declare.
private final class LocalClassFinder: SyntaxVisitor {
  var found: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    var current = node.parent
    while let next = current {
      if next.is(CodeBlockSyntax.self) || next.is(ClosureExprSyntax.self)
        || next.is(AccessorBlockSyntax.self)
      {
        found.append(node)
        break
      }
      current = next.parent
    }
    return .visitChildren
  }
}

extension [UInt8] {
  /// Returns whether a word occurs anywhere in the text.
  ///
  /// The standard library's search takes longer than parsing a file, and `Data`'s as long.
  func mentions(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= count else { return word.isEmpty }
    return withUnsafeBytes { text in
      guard let base = text.baseAddress else { return false }
      var offset = 0
      while let found = memchr(base + offset, Int32(first), text.count - word.count + 1 - offset) {
        if memcmp(found, word, word.count) == 0 { return true }
        offset = UnsafeRawPointer(found) - base + 1
      }
      return false
    }
  }
}
