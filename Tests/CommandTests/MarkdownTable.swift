import Foundation
import Testing

/// A table in the documentation of this repository.
struct MarkdownTable {
  /// The contents of the cells of each row below the header.
  let rows: [[String]]

  /// Reads a table.
  /// - Parameters:
  ///   - page: The path of the page in the repository.
  ///   - header: The contents of the header's first cells.
  init(_ header: String..., in page: String) throws {
    let text = try String(
      contentsOf: Command.repository.appendingPathComponent(page), encoding: .utf8)
    let start = "| \(header.joined(separator: " | ")) |"
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix(start) }
    try #require(!lines.isEmpty, "\(page) has no table that starts with “\(start)”")
    rows = lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      // A bar in a cell is preceded by a backslash.
      line.replacing("\\|", with: "/").split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the pieces of code in a cell, without their backquotes.
  static func code(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
