import AppBuilder

/// The groups and files of a project by their names in the navigator, which references go through.
struct JSONGroupTree {
  /// A step of a reference.
  enum Step: Equatable {
    case name(String)
    /// `.`
    case same
    /// `..`
    case parent
  }

  /// The ID of the root group.
  var root = ""
  private var children: [String: [(name: String, id: String)]] = [:]
  private var parents: [String: String] = [:]

  /// Adds a group or file.
  mutating func add(_ id: String, named name: String, to parent: String) {
    children[parent, default: []].append((name, id))
    parents[id] = parent
  }

  /// Returns the ID that steps lead to, or `nil` if a name matches no child or several.
  func find(_ steps: [Step], from start: String) -> String? {
    var place = start
    for step in steps {
      switch step {
      case .same: continue
      case .parent:
        guard let parent = parents[place] else { return nil }
        place = parent
      case .name(let name):
        let matches = children[place, default: []].filter { $0.name == name }
        guard matches.count == 1 else { return nil }
        place = matches[0].id
      }
    }
    return place
  }
}

extension JSONProject {
  /// Returns the ID of the group or file that a value refers to: names that are separated by
  /// slashes, a list of names, or an ID after `id:`.
  /// - Parameter start: The group that names start from; the root group if it's `nil`.
  /// - Throws: `BuildFailure` if there's no such group or file.
  func reference(_ node: JSONNode, from start: String? = nil) throws -> String {
    guard let id = try findReference(node, from: start) else {
      throw document.failure(
        "this reference leads to no file or group, or to several", at: node,
        hint: "use the names in the navigator, or “id:” and the file's ID")
    }
    return id
  }

  /// Returns the ID that a value refers to, or `nil` if there's none.
  /// - Throws: `BuildFailure` if the value isn't a reference.
  func findReference(_ node: JSONNode, from start: String? = nil) throws -> String? {
    if case .string(let text) = node.value, text.hasPrefix("id:") {
      let id = String(text.dropFirst(3))
      return objects[id] == nil ? nil : id
    }
    return tree.find(try steps(node), from: start ?? tree.root)
  }

  /// Returns the steps of a reference.
  func steps(_ node: JSONNode) throws -> [JSONGroupTree.Step] {
    switch node.value {
    case .string(let text):
      return text.split(separator: "/", omittingEmptySubsequences: false).map(Self.step)
    case .array(let elements):
      return try elements.map { element in
        guard case .object = element.value else { return Self.step(try document.string(element)) }
        return .name(try document.required("name", in: element))
      }
    default: throw document.mismatch("a reference", node)
    }
  }

  private static func step(_ text: some StringProtocol) -> JSONGroupTree.Step {
    switch text {
    case ".": .same
    case "..": .parent
    default: .name(String(text))
    }
  }
}
