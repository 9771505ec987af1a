import AppBuilder
import Foundation

/// The files and groups.
extension JSONProject {
  /// The kinds of references.
  private enum Kind {
    case file, group, variants, versions, folder
  }

  private static let kinds: KeyValuePairs<String, Kind> = [
    "file-reference": .file, "group": .group, "variant-group": .variants,
    "version-group": .versions, "folder": .folder,
  ]
  private static let commonKeys = ["kind", "id", "path", "index"]
  private static let groupKeys = commonKeys + ["name", "children"]
  private static let deepest = 128

  /// Adds the files and groups in a list to a group.
  mutating func addFiles(_ key: String, of node: JSONNode, to group: String) throws {
    tree.root = group
    try addChildren(key, of: node, to: group, depth: 0)
  }

  private mutating func addChildren(
    _ key: String, of node: JSONNode, to group: String, depth: Int
  ) throws {
    guard depth < Self.deepest else {
      throw document.failure("groups are nested more than \(Self.deepest) deep", at: node)
    }
    var ids: [String] = []
    for child in try document.list(key, in: node) {
      ids.append(try addReference(child, to: group, depth: depth))
    }
    set(ids, "children", of: group)
  }

  private mutating func addReference(
    _ node: JSONNode, to group: String, depth: Int
  ) throws -> String {
    _ = try document.object(node)
    switch try document.word("kind", in: node, among: Self.kinds, default: .file) {
    case .file: return try addFile(node, to: group)
    case .folder: return try addFolder(node, to: group)
    case .group:
      check(node, keys: Self.groupKeys)
      let id = try addNamed("PBXGroup", node, to: group)
      try addChildren("children", of: node, to: id, depth: depth + 1)
      return id
    case .variants:
      return try addBundle("PBXVariantGroup", node, to: group, keys: Self.groupKeys)
    case .versions:
      let id = try addBundle(
        "XCVersionGroup", node, to: group,
        keys: Self.groupKeys + ["current-version", "type"])
      if let version = node["current-version"] {
        let found = try findReference(version) ?? findReference(version, from: id)
        set(found ?? "", "currentVersion", of: id)
      }
      return id
    }
  }

  /// Adds a group whose children, all of them files, a target treats as one file.
  private mutating func addBundle(
    _ isa: String, _ node: JSONNode, to group: String, keys: [String]
  ) throws -> String {
    check(node, keys: keys + ["target-membership"])
    let id = try addNamed(isa, node, to: group)
    var children: [String] = []
    for child in try document.list("children", in: node) {
      children.append(try addFile(child, to: id))
    }
    set(children, "children", of: id)
    try addMemberships(of: node, file: id)
    return id
  }

  private mutating func addNamed(
    _ isa: String, _ node: JSONNode, to group: String
  ) throws -> String {
    let path = try path(of: node)
    let name = try document.string("name", in: node)
    let id = try add(isa, for: node, locationValues(path).merging(["name": name]) { $1 })
    tree.add(id, named: name ?? path.lastComponent, to: group)
    return id
  }

  private mutating func addFile(_ node: JSONNode, to group: String) throws -> String {
    check(
      node,
      keys: Self.commonKeys + ["type", "signature", "encoding", "line-ending", "target-membership"])
    let path = try path(of: node)
    let id = try add(
      "PBXFileReference", for: node,
      locationValues(path).merging([
        "explicitFileType": try document.string("type", in: node),
        "fileEncoding": try encoding(of: node),
      ]) { $1 })
    tree.add(id, named: path.lastComponent, to: group)
    try addMemberships(of: node, file: id)
    return id
  }

  private mutating func addFolder(_ node: JSONNode, to group: String) throws -> String {
    check(
      node,
      keys: Self.commonKeys + [
        "file-types", "opaque-folders", "target-membership", "membership-exceptions",
      ])
    let path = try path(of: node)
    let types = try document.members("file-types", in: node).map { key, type in
      (key, try document.string(type))
    }
    let id = try add(
      "PBXFileSystemSynchronizedRootGroup", for: node,
      locationValues(path).merging([
        "explicitFileTypes": Dictionary(uniqueKeysWithValues: types),
        "explicitFolders": try document.strings("opaque-folders", in: node),
      ]) { $1 })
    tree.add(id, named: path.lastComponent, to: group)
    var owners: Set<String> = []
    for name in try document.list("target-membership", in: node) {
      let target = try target(named: name)
      if owners.insert(target).inserted {
        append(id, to: "fileSystemSynchronizedGroups", of: target)
      }
    }
    for exception in try document.list("membership-exceptions", in: node) {
      append(
        try addException(exception, owners: owners), to: "exceptions", of: id)
    }
    return id
  }

  private func locationValues(_ path: JSONPath) -> [String: Any?] {
    ["path": path.path.isEmpty ? nil : path.path, "sourceTree": path.sourceTree]
  }

  /// Returns the path of a file or group.
  private func path(of node: JSONNode) throws -> JSONPath {
    let text = try document.string("path", in: node) ?? ""
    do {
      return try JSONPath(text)
    } catch {
      throw document.failure(error.reason, at: node["path"] ?? node)
    }
  }

  // MARK: Encodings

  private static let encodings: KeyValuePairs<String, Int> = [
    "ascii": 1, "nextstep": 2, "japanese-euc": 3, "utf8": 4, "iso-latin-1": 5, "symbol": 6,
    "non-lossy-ascii": 7, "shift-jis": 8, "iso-latin-2": 9, "unicode": 10, "utf16": 10,
    "windows-code-page-1251": 11, "windows-code-page-1252": 12, "windows-code-page-1253": 13,
    "windows-code-page-1254": 14, "windows-code-page-1250": 15, "iso-2022-jp": 21,
    "macos-roman": 30, "utf16-big-endian": 0x9000_0100, "utf16-little-endian": 0x9400_0100,
    "utf32": 0x8C00_0100, "utf32-big-endian": 0x9800_0100, "utf32-little-endian": 0x9C00_0100,
  ]

  private func encoding(of node: JSONNode) throws -> String? {
    guard let found = node["encoding"] else { return nil }
    if case .number(let number) = found.value {
      guard let whole = Int(exactly: number), whole >= 0 else {
        throw document.failure("this isn't the number of an encoding", at: found)
      }
      return String(whole)
    }
    return String(try document.word("encoding", in: node, among: Self.encodings, default: 0))
  }
}
