import AppBuilder

/// The configurations and build settings.
extension JSONProject {
  /// Adds the configurations of the project.
  mutating func addConfigurations(of root: JSONNode, to project: String) throws {
    try addConfigurations(of: root, specialized: "configurations", root: root, to: project)
  }

  /// Adds a configuration list to the project or a target, with all configurations of the project.
  /// - Parameter specialized: The key that lists those with a file.
  mutating func addConfigurations(
    of node: JSONNode, specialized: String, root: JSONNode, to owner: String
  ) throws {
    let settings = try buildSettings(of: node)
    var own: [String: JSONNode] = [:]
    for configuration in try document.list(specialized, in: node) {
      own[try configurationName(of: configuration)] = configuration
    }
    let names = try document.list("configurations", in: root).map { try configurationName(of: $0) }
    for (name, configuration) in own where !names.contains(name) {
      throw document.failure("the project has no configuration “\(name)”", at: configuration)
    }
    var ids: [String] = []
    for (index, name) in names.enumerated() {
      var values: [String: Any?] = ["name": name, "buildSettings": settings]
      if let file = own[name]?["file"] { values.merge(try baseValues(of: file)) { $1 } }
      ids.append(
        try add("XCBuildConfiguration", for: node, suffix: "configuration\(index)", values))
    }
    let list = try add(
      "XCConfigurationList", for: node, suffix: "configurations",
      [
        "buildConfigurations": ids,
        "defaultConfigurationName": try document.string("default-configuration", in: root),
      ])
    set(list, "buildConfigurationList", of: owner)
  }

  private func configurationName(of node: JSONNode) throws -> String {
    if case .string(let name) = node.value { return name }
    _ = try document.object(node)
    return try document.required("name", in: node)
  }

  /// Returns the reference to the file of a configuration, which may be in a synchronized folder.
  private func baseValues(of node: JSONNode) throws -> [String: Any] {
    guard case .object = node.value else {
      return ["baseConfigurationReference": try reference(node)]
    }
    return [
      "baseConfigurationReferenceAnchor": try reference(document.member("anchor", of: node)),
      "baseConfigurationReferenceRelativePath":
        try document.required("relative-path", in: node),
    ]
  }

  private mutating func buildSettings(of node: JSONNode) throws -> [String: Any] {
    try document.members("build-settings", in: node).reduce(into: [:]) { result, setting in
      switch setting.node.value {
      case .string(let text): result[setting.key] = text
      case .array(let words):
        result[setting.key] = try words.map { try document.string($0) }
      case .null: break
      default: throw document.mismatch("a string or a list of strings", setting.node)
      }
    }
  }
}
