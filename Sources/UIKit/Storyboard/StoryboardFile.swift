/// A storyboard or nib that was read: its elements, those with an identity, and its own resources.
final class StoryboardFile {
  /// The name that a person knows, such as `Main.storyboard`.
  let name: String
  let root: StoryboardNode
  /// Translations by `<id>.<property>`.
  let strings: [String: String]
  private let nodes: [String: StoryboardNode]
  private let resources: [String: StoryboardNode]

  init(name: String, root: StoryboardNode, strings: [String: String] = [:]) {
    self.name = name
    self.root = root
    self.strings = strings
    var nodes: [String: StoryboardNode] = [:]
    root.visit { node in
      if let id = node.id, nodes[id] == nil { nodes[id] = node }
    }
    self.nodes = nodes
    var resources: [String: StoryboardNode] = [:]
    for resource in root.children(of: "resources") {
      if let name = resource["name"] { resources["\(resource.name) \(name)"] = resource }
    }
    self.resources = resources
  }

  /// The element with an identity.
  func node(id: String) -> StoryboardNode? { nodes[id] }

  /// An element of the file's resources, such as the `namedColor` of a name.
  func resource(_ kind: String, named name: String) -> StoryboardNode? {
    resources["\(kind) \(name)"]
  }
}

extension StoryboardFile {
  /// Tells the person about something in the file that has no effect.
  func warn(_ message: String, at node: StoryboardNode) {
    FileHandle.standardError.write(Data("\(name):\(node.line): warning: \(message)\n".utf8))
  }
}
