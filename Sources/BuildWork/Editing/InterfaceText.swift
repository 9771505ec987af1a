import AppBuilder
import Foundation
import Safeguards

/// The text of a storyboard or nib, for finding the attributes of its elements.
struct InterfaceText {
  private let path: String
  private let lines: [[UInt8]]

  /// - Throws: `FileFailure`
  init(_ file: URL) throws {
    path = file.path
    lines = try InputFile.read(file, atMost: XMLReader.mostBytes)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Returns the change of an attribute's value, or `nil` if the attribute isn't on the line on
  /// which the element starts, where Xcode writes it.
  func replace(
    _ attribute: String, of element: InterfaceDocument.Element, with new: String
  ) -> TextReplacement? {
    guard let old = element[attribute], lines.indices.contains(element.line - 1) else { return nil }
    let line = lines[element.line - 1]
    let value = Array(" \(attribute)=\"\(old)\"".utf8)
    // Other elements can start on the same line.
    let id = element["id"].map { Array(" id=\"\($0)\"".utf8) } ?? []
    for tag in line.split(separator: UInt8(ascii: "<")) where tag.contains(id) {
      guard let place = tag.firstRange(of: value)?.lowerBound else { continue }
      return TextReplacement(
        path: path, line: element.line, column: place + attribute.utf8.count + 4,
        length: old.utf8.count, text: new)
    }
    return nil
  }
}
