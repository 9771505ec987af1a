import DeviceProtocol
import Foundation

/// A search in a log.
package struct LogQuery: Sendable {
  /// An error for a query that Quince's page would never send.
  package struct Refusal: Error, CustomStringConvertible {
    /// The limit that the query exceeds.
    package let description: String
  }

  /// The maximum length of the search text in bytes.
  private static let longestText = 200

  /// The search text, with ASCII letters in lowercase.
  private let text: [UInt8]
  /// For each byte of the text, the length of the longest prefix that ends there.
  ///
  /// The Knuth-Morris-Pratt algorithm uses it to search in linear time, whatever the searched text
  /// is.
  private let overlaps: [Int]
  private let app: [UInt8]?
  private let level: UInt8

  /// Creates a query for entries that contain a string in any letter case, from an app, and with a
  /// minimum level.
  /// - Throws: `Refusal`
  package init(text: String = "", app: String? = nil, level: LogLevel = .debug) throws {
    guard text.utf8.count <= Self.longestText else {
      throw Refusal(description: "A search text can have at most \(Self.longestText) bytes.")
    }
    guard (app ?? "").utf8.count <= 255 else {
      throw Refusal(description: "The name of an app can have at most 255 bytes.")
    }
    self.text = text.utf8.map(Self.lowercase)
    overlaps = Self.overlaps(of: self.text)
    self.app = app.map { Array($0.utf8) }
    self.level = level.number
  }

  /// Whether the query matches every entry.
  var isEmpty: Bool { text.isEmpty && app == nil && level == 0 }

  /// Returns whether an entry matches the search.
  func matches(_ record: LogRecord) -> Bool {
    guard record.level >= level else { return false }
    if let app, !record.app.elementsEqual(app) { return false }
    guard !text.isEmpty else { return true }
    guard record.isReport else { return contains(record.searched) }
    guard case .report(_, let report)? = record.entry(number: 0)?.entry else { return false }
    return contains(Array("\(report)".utf8)[...])
  }

  private func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { bytes in
        var matched = 0
        for byte in bytes {
          let letter = Self.lowercase(byte)
          while matched > 0, text[matched] != letter { matched = overlaps[matched - 1] }
          if text[matched] == letter { matched += 1 }
          if matched == text.count { return true }
        }
        return false
      }
    }
  }

  private static func overlaps(of text: [UInt8]) -> [Int] {
    var overlaps = [Int](repeating: 0, count: text.count)
    var matched = 0
    for place in text.indices.dropFirst() {
      while matched > 0, text[matched] != text[place] { matched = overlaps[matched - 1] }
      if text[matched] == text[place] { matched += 1 }
      overlaps[place] = matched
    }
    return overlaps
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
