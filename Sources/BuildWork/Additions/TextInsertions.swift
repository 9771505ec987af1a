import AppBuilder
import Foundation

/// Insertions into a text, which leave everything else as it is.
struct TextInsertions {
  /// The bytes of the text, in UTF-8.
  let bytes: [UInt8]
  private var insertions: [(offset: Int, text: String)] = []

  init(_ text: Data) { bytes = [UInt8](text) }

  /// The end of the text's lines.
  var newline: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// Inserts text at an offset, after everything that was inserted there before.
  mutating func insert(_ text: String, at offset: Int) {
    insertions.append((offset, text))
  }

  /// The text with all insertions.
  var result: String {
    var result: [UInt8] = []
    var end = 0
    // Sorting keeps the order of insertions at the same offset.
    for (offset, text) in insertions.sorted(by: { $0.offset < $1.offset }) {
      result += bytes[end..<offset] + text.utf8
      end = offset
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Returns the blanks between the start of a line and an offset, or `nil` if there's something
  /// else.
  func indentation(before offset: Int) -> String? {
    let start = lineStart(before: offset)
    let text = bytes[start..<offset]
    guard text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      return nil
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the offset of the first byte of a line.
  func lineStart(before offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// Returns the offset after the end of a line.
  func lineEnd(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Appends an element to a list in brackets, on a separate line if the others are.
  /// - Parameters:
  ///   - list: The place of the list, with its brackets.
  ///   - unit: The indentation of an element in relation to the list's end.
  ///   - spaced: Whether brackets on the same line as an element are separated from it by spaces.
  mutating func append(_ element: String, to list: JSONPlace, unit: String, spaced: Bool) {
    guard case .array(let elements) = list.kind else { return }
    let end = list.range.upperBound - 1
    let isSpread = bytes[list.range].contains(UInt8(ascii: "\n"))
    let needsComma =
      elements.last.map { !hasComma(between: $0.range.upperBound, and: end) } ?? false
    guard isSpread, let indentation = indentation(before: end) else {
      let lead = (needsComma ? ", " : "") + (elements.isEmpty && spaced ? " " : "")
      let place = elements.last?.range.upperBound ?? end
      insert(lead + element + (elements.isEmpty && spaced ? " " : ""), at: needsComma ? place : end)
      return
    }
    if needsComma, let last = elements.last { insert(",", at: last.range.upperBound) }
    insert(indentation + unit + element + "," + newline, at: lineStart(before: end))
  }

  /// Returns whether there's a comma between two offsets, outside comments.
  private func hasComma(between start: Int, and end: Int) -> Bool {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.replacing(/\/\*(?s:.*?)\*\/|\/\/[^\n]*/, with: "").contains(",")
  }
}
