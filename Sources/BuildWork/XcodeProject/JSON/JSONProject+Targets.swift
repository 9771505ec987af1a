import AppBuilder

/// The targets.
extension JSONProject {
  private static let targetClasses: KeyValuePairs = [
    "native": "PBXNativeTarget", "aggregate": "PBXAggregateTarget",
    "external-build-system": "PBXLegacyTarget",
  ]
  private static let targetKeys = [
    "name", "id", "configuration-list-debug-id", "kind", "product", "product-type",
    "full-product-type", "last-swift-update", "last-swift-migration", "legacy-provisioning-style",
    "legacy-team-id", "test-host-target", "specialized-configurations", "dependencies",
    "build-phases", "build-rules", "package-product-members", "build-settings", "build-tool-path",
    "build-tool-arguments", "build-tool-working-directory", "pass-build-settings-in-environment",
  ]

  /// Adds the targets and their build phases, which files refer to.
  mutating func addTargets(of root: JSONNode, to project: String) throws {
    for node in try document.list("targets", in: root) {
      _ = try document.object(node)
      check(node, keys: Self.targetKeys)
      let name = try document.required("name", in: node)
      guard targets[name] == nil else {
        throw document.failure("two targets have the name “\(name)”", at: node["name"] ?? node)
      }
      _ = try document.required("id", in: node)
      let isa = try document.word(
        "kind", in: node, among: Self.targetClasses, default: "PBXNativeTarget")
      if isa == "PBXLegacyTarget" { _ = try document.required("build-tool-path", in: node) }
      let id = try add(isa, for: node, ["name": name, "productType": try productType(of: node)])
      targets[name] = id
      append(id, to: "targets", of: project)
      try addPhases(of: node, target: id, named: name)
    }
  }

  private func productType(of node: JSONNode) throws -> String? {
    if let short = try document.string("product-type", in: node) {
      return "com.apple.product-type." + short
    }
    return try document.string("full-product-type", in: node)
  }

  /// Returns the ID of the target with a name.
  /// - Throws: `BuildFailure` if there's none.
  func target(named node: JSONNode) throws -> String {
    let name = try document.string(node)
    guard let id = targets[name] else {
      throw document.failure(
        "there's no target “\(name)”", at: node,
        hint: targets.isEmpty
          ? nil : "the targets are: \(targets.keys.sorted().joined(separator: ", "))")
    }
    return id
  }

  /// Adds the values of targets that refer to files, packages, or other targets.
  mutating func completeTargets(of root: JSONNode, in project: String) throws {
    var attributes: [String: Any] = objects[project]?["attributes"] as? [String: Any] ?? [:]
    var ofTargets: [String: Any] = [:]
    for node in try document.list("targets", in: root) {
      let id = try document.required("id", in: node)
      if let product = node["product"] {
        set(try reference(product), "productReference", of: id)
      }
      if let host = node["test-host-target"] {
        ofTargets[id] = ["TestTargetID": try target(named: host)]
      }
      for dependency in try document.list("dependencies", in: node) {
        append(try addDependency(dependency), to: "dependencies", of: id)
      }
      for rule in try document.list("build-rules", in: node) {
        append(try addRule(rule), to: "buildRules", of: id)
      }
      try addPackageProducts(of: node, to: id)
      try addConfigurations(
        of: node, specialized: "specialized-configurations", root: root, to: id)
    }
    attributes["TargetAttributes"] = ofTargets
    set(attributes, "attributes", of: project)
  }

  // MARK: Dependencies

  private enum DependencyKind {
    case local, remote, package
  }

  private static let dependencyKinds: KeyValuePairs<String, DependencyKind> = [
    "localTarget": .local, "remoteTarget": .remote, "package": .package,
  ]
  private static let dependencyKeys = [
    "kind", "target", "project", "target-id", "product-name", "package", "id", "product-type",
    "platforms",
  ]

  private mutating func addDependency(_ node: JSONNode) throws -> String {
    if case .string = node.value {
      return try add("PBXTargetDependency", for: node, ["target": try target(named: node)])
    }
    _ = try document.object(node)
    check(node, keys: Self.dependencyKeys)
    let platforms = try document.strings("platforms", in: node)
    var values: [String: Any?] = ["platformFilters": platforms.isEmpty ? nil : platforms]
    switch try document.word("kind", in: node, among: Self.dependencyKinds, default: .local) {
    case .local:
      values["target"] = try target(named: document.member("target", of: node))
    case .remote: values.merge(try remoteValues(of: node)) { $1 }
    case .package: values["productRef"] = try addProduct(node, suffix: "product")
    }
    return try add("PBXTargetDependency", for: node, suffix: "dependency", values)
  }

  private mutating func remoteValues(of node: JSONNode) throws -> [String: Any] {
    let name = try document.required("target", in: node)
    let proxy = try add(
      "PBXContainerItemProxy", for: node, suffix: "proxy",
      [
        "containerPortal": try reference(document.member("project", of: node)), "proxyType": "1",
        "remoteInfo": name,
        "remoteGlobalIDString": try document.required("target-id", in: node),
      ])
    return ["name": name, "targetProxy": proxy]
  }

  // MARK: Build rules

  private static let ruleKeys = [
    "processor", "name", "id", "file-type", "file-patterns", "input-files", "input-file-lists",
    "output-files", "output-file-lists", "output-files-compiler-flags", "dependency-file",
    "run-once-per-architecture", "script",
  ]

  private mutating func addRule(_ node: JSONNode) throws -> String {
    check(node, keys: Self.ruleKeys)
    return try add(
      "PBXBuildRule", for: node,
      [
        "compilerSpec": try document.required("processor", in: node),
        "name": try document.string("name", in: node),
        "fileType": try document.string("file-type", in: node),
        "filePatterns": try document.string("file-patterns", in: node),
        "script": node["script"] == nil ? nil : try text("script", in: node),
      ])
  }
}
