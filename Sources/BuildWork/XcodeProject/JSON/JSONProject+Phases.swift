import AppBuilder

/// The build phases, and the files in them.
extension JSONProject {
  private static let phaseClasses: KeyValuePairs = [
    "compile-sources": "PBXSourcesBuildPhase", "frameworks": "PBXFrameworksBuildPhase",
    "resources": "PBXResourcesBuildPhase", "headers": "PBXHeadersBuildPhase",
    "rez": "PBXRezBuildPhase", "java-archive": "PBXJavaArchiveBuildPhase",
    "copy": "PBXCopyFilesBuildPhase", "script": "PBXShellScriptBuildPhase",
    "apple-script": "PBXAppleScriptBuildPhase",
  ]
  private static let kindsWithProperties: Set = ["copy", "script", "apple-script"]
  private static let phaseKeys = [
    "kind", "id", "name", "bundle-base-path", "relative-path", "scope", "shell", "script",
    "log-environment-variables", "input-paths", "input-file-list-paths", "output-paths",
    "output-file-list-paths", "dependency-file", "run-on-every-build", "context-name",
    "is-shared-context",
  ]
  private static let bases: KeyValuePairs = [
    "root": "1", "executables-directory": "6", "resources-directory": "7",
    "frameworks-directory": "10", "shared-frameworks-directory": "11",
    "shared-support-directory": "12", "plugins-directory": "13", "java-directory": "15",
    "build-products-directory": "16", "contents-directory": "1", "headers-directory": "",
    "private-headers-directory": "", "apple-scripts-directory": "", "info-plist-file": "",
    "package-info-file": "", "main-executable-file": "", "shallow-main-executable-file": "",
  ]
  private static let scopes: KeyValuePairs = ["always": "0", "install": "1"]

  /// Adds the build phases of a target.
  mutating func addPhases(of node: JSONNode, target: String, named name: String) throws {
    for phase in try document.list("build-phases", in: node) {
      let added = try addPhase(phase, of: name)
      phases.append(added)
      append(added.id, to: "buildPhases", of: target)
    }
  }

  private mutating func addPhase(_ node: JSONNode, of target: String) throws -> JSONPhase {
    let kind: String
    let name: String?
    var values: [String: Any?] = [:]
    if case .string(let word) = node.value {
      guard !Self.kindsWithProperties.contains(word) else {
        throw document.failure("a phase of the kind “\(word)” must be an object", at: node)
      }
      (kind, name) = (word, nil)
    } else {
      _ = try document.object(node)
      check(node, keys: Self.phaseKeys)
      kind = try document.required("kind", in: node)
      name = try document.string("name", in: node)
      values = try phaseValues(of: node, kind: kind)
      values["name"] = name
    }
    let isa = try phaseClass(of: node, kind: kind)
    let id = try add(isa, for: node, values)
    return JSONPhase(id: id, target: target, kind: kind, name: name)
  }

  private func phaseClass(of node: JSONNode, kind: String) throws -> String {
    guard let found = Self.phaseClasses.first(where: { $0.key == kind }) else {
      throw document.failure(
        "the kind of build phase “\(kind)” is unknown", at: node["kind"] ?? node,
        hint: "use \(Self.phaseClasses.map(\.key).joined(separator: ", "))")
    }
    return found.value
  }

  private func phaseValues(of node: JSONNode, kind: String) throws -> [String: Any?] {
    switch kind {
    case "copy":
      return [
        "dstSubfolderSpec":
          try document.word("bundle-base-path", in: node, among: Self.bases, default: "0"),
        "dstPath": try document.string("relative-path", in: node) ?? "",
        "runOnlyForDeploymentPostprocessing":
          try document.word("scope", in: node, among: Self.scopes, default: "0"),
      ]
    case "script":
      return [
        "shellPath": try document.required("shell", in: node),
        "shellScript": try text("script", in: node),
        "runOnlyForDeploymentPostprocessing":
          try document.word("scope", in: node, among: Self.scopes, default: "0"),
      ]
    default: return [:]
    }
  }

  /// Returns text that's a string or a list of lines.
  func text(_ key: String, in node: JSONNode) throws -> String {
    if case .string(let text) = try document.member(key, of: node).value { return text }
    return try document.strings(key, in: node).joined(separator: "\n")
  }

  // MARK: References to phases

  /// Returns the index of the phase that a value refers to: `Target/kind`, `Target/kind/Name`, a
  /// list of these, or an ID after `id:`.
  /// - Throws: `BuildFailure` if there's no such phase, or several.
  func phaseIndex(_ node: JSONNode, of target: String? = nil) throws -> Int {
    if case .string(let text) = node.value, text.hasPrefix("id:") {
      let id = text.dropFirst(3)
      guard let index = phases.firstIndex(where: { $0.id == id }) else {
        throw document.failure("there's no build phase with the ID “\(id)”", at: node)
      }
      return index
    }
    var names = try steps(node).map { step in
      guard case .name(let name) = step else {
        throw document.failure("a reference to a build phase has no “.” or “..”", at: node)
      }
      return name
    }
    if let target { names.insert(target, at: 0) }
    guard names.count == 2 || names.count == 3 else {
      throw document.failure(
        "this isn't a reference to a build phase such as “App/compile-sources”", at: node)
    }
    return try phaseIndex(names, at: node)
  }

  private func phaseIndex(_ names: [String], at node: JSONNode) throws -> Int {
    guard targets[names[0]] != nil else {
      throw document.failure("there's no target “\(names[0])”", at: node)
    }
    _ = try phaseClass(of: node, kind: names[1])
    let ofKind = phases.indices.filter {
      phases[$0].target == names[0] && phases[$0].kind == names[1]
    }
    var matches = ofKind.filter { phases[$0].name == (names.count == 3 ? names[2] : nil) }
    if matches.isEmpty, names.count == 2 { matches = ofKind }
    guard matches.count == 1 else {
      throw document.failure(
        matches.isEmpty
          ? "the target has no such build phase" : "the target has several such build phases",
        at: node, hint: matches.isEmpty ? nil : "use “id:” and the phase's ID")
    }
    return matches[0]
  }

  // MARK: Files in phases

  private static let membershipKeys = [
    "build-phase", "id", "platforms", "header-role", "mach-interface-generation", "is-weak",
    "code-sign-on-copy", "code-generation", "header-preservation", "decompress",
    "code-generation-visibility", "arguments", "asset-tags",
  ]

  /// Adds a file to the phases that its entry lists.
  mutating func addMemberships(of node: JSONNode, file: String) throws {
    for entry in try document.list("target-membership", in: node) {
      switch entry.value {
      case .string:
        let index = try phaseIndex(entry)
        phases[index].files.append(
          try add("PBXBuildFile", for: entry, suffix: "file", ["fileRef": file]))
      case .object:
        let index = try phaseIndex(document.member("build-phase", of: entry))
        phases[index].files.append(try addBuildFile(entry, values: ["fileRef": file]))
      default:
        throw document.failure(
          "this must be a reference to a build phase, or an object with one", at: entry)
      }
    }
  }

  /// Adds the build file that an object describes.
  mutating func addBuildFile(_ node: JSONNode, values: [String: Any?]) throws -> String {
    check(node, keys: Self.membershipKeys)
    var settings: [String: Any] = [:]
    let attributes = try fileAttributes(of: node)
    if !attributes.isEmpty { settings["ATTRIBUTES"] = attributes }
    settings["COMPILER_FLAGS"] = try document.string("arguments", in: node)
    let tags = try document.strings("asset-tags", in: node)
    if !tags.isEmpty { settings["ASSET_TAGS"] = tags }
    let platforms = try document.strings("platforms", in: node)
    return try add(
      "PBXBuildFile", for: node,
      values.merging([
        "platformFilters": platforms.isEmpty ? nil : platforms,
        "settings": settings.isEmpty ? nil : settings,
      ]) { $1 })
  }

  /// Returns the attributes of a file in a phase in the words of a `project.pbxproj`.
  func fileAttributes(of node: JSONNode) throws -> [String] {
    var attributes: [String] = []
    let words: KeyValuePairs<String, KeyValuePairs<String, [String]>> = [
      "header-role": ["project": [], "public": ["Public"], "private": ["Private"]],
      "mach-interface-generation": [
        "client": ["Client"], "server": ["Server"], "both": ["Client", "Server"],
      ],
      "code-generation": ["default": [], "skip": ["no_codegen"]],
      "header-preservation": ["keep": [], "remove-on-copy": ["RemoveHeadersOnCopy"]],
      "code-generation-visibility": ["public": [], "private": [], "project": []],
    ]
    for (key, meanings) in words {
      attributes += try document.word(key, in: node, among: meanings, default: [])
    }
    let flags: KeyValuePairs = [
      "is-weak": "Weak", "code-sign-on-copy": "CodeSignOnCopy", "decompress": "Decompress",
    ]
    for (key, attribute) in flags where try document.bool(key, in: node) {
      attributes.append(attribute)
    }
    return attributes
  }
}
