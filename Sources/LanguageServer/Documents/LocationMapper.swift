import Foundation

/// Replaces the locations in messages between an editor and the toolchain's language server.
struct LocationMapper: Sendable {
  /// The files with rewritten copies, by the path of the user's file.
  let documents: [String: DocumentMap]
  /// The same, by the path of the copy.
  private let copies: [String: DocumentMap]
  /// The folder of the copies.
  private let folder: String
  /// The addresses that the editor uses.
  private let addresses: [String: String]

  /// - Parameters:
  ///   - folder: The folder of the rewritten files.
  ///   - addresses: The addresses of the files that are open in the editor, by their paths.
  init(_ documents: [String: DocumentMap], folder: String, addresses: [String: String]) {
    self.documents = documents
    self.folder = folder
    self.addresses = addresses
    copies = Dictionary(documents.values.map { ($0.copy, $0) }) { $1 }
  }

  /// Returns a message for the toolchain's language server.
  func rewritten(_ message: JSONValue) -> JSONValue {
    rewritten(message, in: document(of: message))
  }

  /// Returns the file that a request is about.
  func document(of message: JSONValue) -> DocumentMap? {
    let address = message["textDocument"]?["uri"]?.text ?? message["item"]?["uri"]?.text
    return address.flatMap(FileAddress.path).flatMap { documents[$0] ?? copies[$0] }
  }

  private func rewritten(_ value: JSONValue, in document: DocumentMap?) -> JSONValue {
    if let position = Position(value), let document { return document.rewritten(position).json }
    switch value {
    case .string(let text): return .string(rewritten(address: text))
    case .array(let elements): return .array(elements.map { rewritten($0, in: document) })
    case .object(let members):
      let inside =
        members["uri"]?.text.flatMap(FileAddress.path).flatMap { documents[$0] } ?? document
      return .object(members.mapValues { rewritten($0, in: inside) })
    default: return value
    }
  }

  private func rewritten(address: String) -> String {
    guard let document = FileAddress.path(of: address).flatMap({ documents[$0] }) else {
      return address
    }
    return FileAddress.of(document.copy)
  }

  /// Returns a message for the editor, or `nil` if it's only about generated code.
  /// - Parameter document: The file that the message is about, unless it names one.
  func original(_ value: JSONValue, in document: DocumentMap?) -> JSONValue? {
    if let position = Position(value) {
      return document.map { $0.original(position).json } ?? value
    }
    switch value {
    case .string(let text): return address(text).map { .string($0) }
    case .array(let elements):
      return .array(elements.compactMap { original($0, in: document) })
    case .object(let members): return original(members, in: document)
    default: return value
    }
  }

  private func original(_ members: [String: JSONValue], in document: DocumentMap?) -> JSONValue? {
    let named = members["uri"] ?? members["targetUri"] ?? members["textDocument"]?["uri"]
    var document = document
    if let path = named?.text.flatMap(FileAddress.path) { document = copies[path] }
    if let document, isGenerated(members, in: document) { return nil }
    var result: [String: JSONValue] = [:]
    for (key, value) in members {
      guard let name = address(key) else { continue }
      let inside = FileAddress.path(of: key).flatMap { copies[$0] } ?? document
      guard let new = original(value, in: inside) else {
        if Self.isEssential(key) { return nil }
        continue
      }
      result[name] = new
    }
    return .object(result)
  }

  /// Returns whether an object is about generated code.
  private func isGenerated(_ members: [String: JSONValue], in document: DocumentMap) -> Bool {
    let ranges = ["selectionRange", "targetSelectionRange", "range", "targetRange", "location"]
    for key in ranges {
      guard let start = Position(members[key]?["start"]) else { continue }
      return document.isGenerated(start)
    }
    if let position = Position(members["position"]) { return document.isGenerated(position) }
    if let line = members["startLine"]?.integer {
      return document.isGenerated(Position(line: line, character: 0))
    }
    return false
  }

  /// Returns whether an object without a member has no meaning.
  private static func isEssential(_ key: String) -> Bool {
    ["uri", "targetUri", "location", "range", "from", "to"].contains(key)
  }

  /// Returns the editor's form of an address, or `nil` for a generated file.
  private func address(_ text: String) -> String? {
    guard text.hasPrefix("file://"), let path = FileAddress.path(of: text) else { return text }
    if let document = copies[path] {
      return addresses[document.path] ?? FileAddress.of(document.path)
    }
    return path.hasPrefix(folder + "/") ? nil : text
  }
}
