import AppBuilder
import SwiftSyntax

/// Changes to a file by byte offset that keep every line in its place.
struct EditList {
  private struct Edit {
    let start: Int
    let end: Int
    let text: [UInt8]
  }

  private var edits: [Edit] = []

  /// Replaces a piece of syntax with spaces.
  mutating func blank(_ node: some SyntaxProtocol, in file: SourceFile) {
    let range = node.offsets
    let newline = UInt8(ascii: "\n")
    let text = file.bytes[range].map { $0 == newline ? newline : UInt8(ascii: " ") }
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text))
  }

  /// Replaces a piece of syntax with a string, followed by the line breaks of the syntax.
  /// - Parameter padded: Whether a shorter string is padded with spaces, which keeps the columns of
  ///   the rest of the line.
  mutating func replace(
    _ node: some SyntaxProtocol, with text: String, in file: SourceFile, padded: Bool = false
  ) {
    replace(node.offsets, with: text, in: file, padded: padded)
  }

  /// Replaces a range of bytes with a string.
  mutating func replace(
    _ range: Range<Int>, with text: String, in file: SourceFile, padded: Bool = false
  ) {
    var text = Array(text.utf8)
    let breaks = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
    if padded, breaks == 0, text.count < range.count {
      text += Array(repeating: UInt8(ascii: " "), count: range.count - text.count)
    }
    text += Array(repeating: UInt8(ascii: "\n"), count: breaks)
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text))
  }

  /// Inserts a string at an offset.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, end: offset, text: Array(text.utf8)))
  }

  /// Replaces a range of bytes with a string, and discards the changes in it.
  mutating func omit(_ range: Range<Int>, with text: String, in file: SourceFile) {
    edits.removeAll { range.contains($0.start) && $0.end <= range.upperBound }
    replace(range, with: text, in: file)
  }

  /// Adds all changes of another list.
  mutating func add(_ other: EditList) { edits += other.edits }

  /// Returns the file with the changes, and a map of its columns to the original ones.
  func apply(to file: SourceFile) -> (bytes: [UInt8], columns: ColumnMap) {
    let sorted = edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(file.bytes.count + 1024)
    var columns = ColumnMap()
    var offset = 0
    for edit in sorted where edit.start >= offset {
      result += file.bytes[offset..<edit.start]
      result += edit.text
      let place = file.location(of: edit.start)
      columns.add(
        line: place.line, column: place.column, old: edit.end - edit.start, new: edit.text.count)
      offset = edit.end
    }
    result += file.bytes[offset...]
    return (result, columns)
  }
}

extension SyntaxProtocol {
  /// The byte offsets, without the surrounding whitespace and comments.
  var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
