import AppBuilder
import Foundation
import Safeguards
import Suggestions

/// A file in JSON5, with accessors that check its values' types and name the place of a mistake.
///
/// Apple's own reader treats `null` as an absent value for some keys and as a mistake for others;
/// here it's an absent value.
struct JSONDocument {
  let file: URL
  let root: JSONNode
  /// Keys that appear twice in an object.
  let warnings: [Diagnostic]
  private let lines: LineTable

  /// - Parameter what: The file in messages, such as `the project file`.
  /// - Throws: `BuildFailure` if the file doesn't exist or isn't JSON5.
  init(_ file: URL, what: String) throws {
    self.file = file
    let text = try Self.text(of: file, what: what)
    let lines = LineTable(text)
    var scanner = JSONScanner(text)
    do {
      root = try JSONNode(text, at: scanner.scan())
    } catch let mistake as JSONScanner.Mistake {
      let (line, column) = lines.place(of: mistake.offset)
      throw BuildFailure(
        "\(what) isn't valid JSON5: \(mistake.reason)", file: file.path, line: line, column: column)
    } catch {
      throw BuildFailure("\(what) isn't valid JSON5", file: file.path)
    }
    self.lines = lines
    warnings = scanner.repeated.map { key, offset, first in
      let (line, column) = lines.place(of: offset)
      return Diagnostic(
        .warning,
        "the key “\(key)” appears twice; the first one, on line \(lines.place(of: first).line), is used",
        file: file.path, line: line, column: column)
    }
  }

  /// Returns the contents as UTF-8 without a byte-order mark.
  private static func text(of file: URL, what: String) throws -> Data {
    let data: Data
    do {
      data = try InputFile.read(file)
    } catch {
      throw BuildFailure("can't read \(what): \(error.reason)", file: file.path)
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw BuildFailure("\(what) isn't in UTF-16, though it starts like it", file: file.path)
      }
      return Data(text.utf8)
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw BuildFailure(
        "\(what) isn't in UTF-8", file: file.path, line: InputFile.lineOfBrokenText(in: data))
    }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
  }

  // MARK: Places

  /// Returns the line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.place(of: offset).line }

  /// Returns a failure at a value.
  func failure(_ message: String, at node: JSONNode, hint: String? = nil) -> BuildFailure {
    BuildFailure([diagnostic(.error, message, at: node.offset, hint: hint)])
  }

  /// Returns a warning at a value.
  func warning(_ message: String, at node: JSONNode, hint: String? = nil) -> Diagnostic {
    diagnostic(.warning, message, at: node.offset, hint: hint)
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at offset: Int, hint: String?
  ) -> Diagnostic {
    let (line, column) = lines.place(of: offset)
    return Diagnostic(
      severity, message, file: file.path, line: line, column: column, element: path(to: offset),
      hint: hint)
  }

  /// Returns the keys and indexes that lead to a value, such as `targets[1].name`; `nil` for the
  /// root.
  private func path(to offset: Int) -> String? {
    var path = ""
    var node = root
    while node.offset < offset {
      switch node.value {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.offset <= offset }) else { return path }
        path += "[\(index)]"
        node = elements[index]
      case .object(let members):
        let before = members.filter { node.keys[$0.key, default: .max] <= offset }
        guard let last = before.max(by: { $0.value.offset < $1.value.offset }) else { return path }
        path += (path.isEmpty ? "" : ".") + last.key
        node = last.value
      default: return path
      }
    }
    return path.isEmpty ? nil : path
  }

  // MARK: Values

  /// Returns warnings about keys of an object that are probably misspelled. Like Xcode, it ignores
  /// other unknown keys.
  func typos(in node: JSONNode, known: [String]) -> [Diagnostic] {
    node.keys.filter { !known.contains($0.key) }.sorted { $0.value < $1.value }.compactMap {
      key, offset in
      let near = Spelling.names(near: key, among: known)
      guard !near.isEmpty else { return nil }
      return diagnostic(
        .warning, "the unknown key “\(key)” is ignored", at: offset,
        hint: "did you mean “\(near.joined(separator: "” or “"))”?")
    }
  }

  /// Returns the members of an object.
  /// - Throws: `BuildFailure` if it isn't an object.
  func object(_ node: JSONNode) throws -> [String: JSONNode] {
    guard case .object(let members) = node.value else { throw mismatch("an object", node) }
    return members
  }

  /// Returns a string.
  /// - Throws: `BuildFailure` if it's of another type.
  func string(_ node: JSONNode) throws -> String {
    guard case .string(let string) = node.value else { throw mismatch("a string", node) }
    return string
  }

  /// Returns the string for a key, or `nil` if there's none.
  func string(_ key: String, in node: JSONNode) throws -> String? {
    try node[key].map { try string($0) }
  }

  /// Returns the value for a key that must exist.
  func member(_ key: String, of node: JSONNode) throws -> JSONNode {
    guard let member = node[key] else { throw failure("there's no key “\(key)”", at: node) }
    return member
  }

  /// Returns the string for a key that must exist.
  func required(_ key: String, in node: JSONNode) throws -> String {
    try string(member(key, of: node))
  }

  /// Returns the Boolean for a key.
  func bool(_ key: String, in node: JSONNode, default absent: Bool = false) throws -> Bool {
    guard let found = node[key] else { return absent }
    guard case .bool(let bool) = found.value else { throw mismatch("true or false", found) }
    return bool
  }

  /// Returns the elements of the list for a key, or none if it's absent.
  func list(_ key: String, in node: JSONNode) throws -> [JSONNode] {
    guard let found = node[key] else { return [] }
    guard case .array(let elements) = found.value else { throw mismatch("a list", found) }
    return elements
  }

  /// Returns the strings of the list for a key.
  func strings(_ key: String, in node: JSONNode) throws -> [String] {
    try list(key, in: node).map { try string($0) }
  }

  /// Returns the members of the object for a key, sorted by their keys.
  func members(_ key: String, in node: JSONNode) throws -> [(key: String, node: JSONNode)] {
    guard let found = node[key] else { return [] }
    return try object(found).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the meaning of the word for a key.
  /// - Throws: `BuildFailure` if it isn't one of the known words.
  func word<Meaning>(
    _ key: String, in node: JSONNode, among known: KeyValuePairs<String, Meaning>,
    default absent: Meaning
  ) throws -> Meaning {
    guard let found = node[key] else { return absent }
    let word = try string(found)
    guard let meaning = known.first(where: { $0.key == word }) else {
      throw failure(
        "the value “\(word)” is unknown", at: found,
        hint: Spelling.advice(for: word, among: known.map(\.key)))
    }
    return meaning.value
  }

  /// Returns the failure of a value of another type.
  func mismatch(_ expected: String, _ node: JSONNode) -> BuildFailure {
    failure("this must be \(expected), not \(node.kind)", at: node)
  }
}
