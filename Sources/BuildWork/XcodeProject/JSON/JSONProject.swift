import AppBuilder
import Foundation

/// Reads a `project.xcproj`, the JSON5 format that Xcode 27 introduced, into the objects that a
/// `project.pbxproj` would have.
///
/// Follows the schema of Apple's package
/// [xcode-project-format](https://github.com/apple/xcode-project-format). Objects without an ID get
/// one that's made of their place in the file.
struct JSONProject {
  let document: JSONDocument
  /// The values of the objects by their IDs.
  private(set) var objects: [String: [String: Any]] = [:]
  /// The offsets of the objects by their IDs.
  private var offsets: [String: Int] = [:]
  var warnings: [Diagnostic]
  /// The groups and files by their names.
  var tree = JSONGroupTree()
  /// The IDs of the targets by their names.
  var targets: [String: String] = [:]
  /// The build phases of each target, in their order.
  var phases: [JSONPhase] = []

  /// Returns the objects of a project.
  /// - Throws: `BuildFailure` if the file doesn't exist or is broken, or needs a later version of
  ///   Xcode.
  static func read(_ file: URL) throws -> ProjectContents {
    var reader = JSONProject(document: try JSONDocument(file, what: "the project file"))
    let root = try reader.read()
    let (document, offsets) = (reader.document, reader.offsets)
    return ProjectContents(
      file: file,
      objects: reader.objects.reduce(into: [:]) { result, object in
        result[object.key] = XcodeProject.Object(id: object.key, values: object.value)
      }, root: root, warnings: reader.warnings,
      line: { offsets[$0].map(document.line) }, offset: { offsets[$0] })
  }

  private init(document: JSONDocument) {
    self.document = document
    warnings = document.warnings
  }

  // MARK: Objects

  /// Adds an object for a value.
  /// - Parameter suffix: Distinguishes several objects that one value describes.
  /// - Returns: The object's ID: the one in the file, or one that's made of the place.
  @discardableResult
  mutating func add(
    _ isa: String, for node: JSONNode, suffix: String = "", _ values: [String: Any?]
  ) throws -> String {
    var id = "@\(node.offset)\(suffix)"
    if suffix.isEmpty, let given = try document.string("id", in: node) {
      if let other = offsets[given] {
        throw document.failure(
          "the ID “\(given)” is also used on line \(document.line(of: other))", at: node)
      }
      id = given
    }
    offsets[id] = node.offset
    objects[id] = values.compactMapValues(\.self).merging(["isa": isa]) { $1 }
    return id
  }

  /// Sets a value of an object.
  mutating func set(_ value: Any, _ key: String, of id: String) {
    objects[id]?[key] = value
  }

  /// Appends an ID to a list of an object.
  mutating func append(_ id: String, to key: String, of owner: String) {
    var list = objects[owner]?[key] as? [String] ?? []
    list.append(id)
    objects[owner]?[key] = list
  }

  /// Warns about the keys of an object that are probably misspelled.
  mutating func check(_ node: JSONNode, keys: [String]) {
    warnings += document.typos(in: node, known: keys)
  }

  // MARK: The project

  private static let keys = [
    "required-capabilities", "id", "root-group-debug-id", "configuration-list-debug-id",
    "organization", "class-prefix", "build-independent-targets-in-parallel",
    "default-configuration", "configurations", "localizations", "imported-products", "packages",
    "files", "targets", "build-settings", "products-group", "last-upgrade", "last-swift-update",
    "last-swift-migration",
  ]

  private mutating func read() throws -> String {
    let root = document.root
    _ = try document.object(root)
    try checkCapabilities(of: root)
    check(root, keys: Self.keys)
    for key in ["default-configuration", "localizations", "files"] {
      _ = try document.member(key, of: root)
    }
    let project = try add(
      "PBXProject", for: root,
      [
        "attributes": try attributes(of: root),
        "developmentRegion": try document.required(
          "development", in: document.member("localizations", of: root)),
      ])
    try addTargets(of: root, to: project)
    let group = try add("PBXGroup", for: root, suffix: "files", [:])
    set(group, "mainGroup", of: project)
    try addFiles("files", of: root, to: group)
    try addPackages(of: root, to: project)
    try addImportedProducts(of: root)
    try addConfigurations(of: root, to: project)
    try completeTargets(of: root, in: project)
    for phase in phases { set(phase.files, "files", of: phase.id) }
    return project
  }

  private func checkCapabilities(of root: JSONNode) throws {
    let unknown = try document.strings("required-capabilities", in: root)
    guard unknown.isEmpty else {
      throw document.failure(
        "the project requires a later version of Quince, with support for "
          + unknown.joined(separator: ", "), at: root["required-capabilities"] ?? root)
    }
  }

  private func attributes(of root: JSONNode) throws -> [String: Any] {
    var attributes: [String: Any] = [:]
    let keys: KeyValuePairs = [
      "last-upgrade": "LastUpgradeCheck", "last-swift-update": "LastSwiftUpdateCheck",
      "last-swift-migration": "LastSwiftMigration",
    ]
    for (key, attribute) in keys {
      attributes[attribute] = try root[key].map { try version(of: $0) }
    }
    attributes["ORGANIZATIONNAME"] = try document.string("organization", in: root)
    return attributes
  }

  /// Returns a version such as `27.2` in the form that a property list has, such as `2720`.
  func version(of node: JSONNode) throws -> String {
    let text = try document.string(node)
    guard let match = text.wholeMatch(of: /(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?/) else {
      throw document.failure("“\(text)” isn't a version such as 27.2", at: node)
    }
    return "\(match.1)\(match.2)\(match.3 ?? "0")"
  }
}
