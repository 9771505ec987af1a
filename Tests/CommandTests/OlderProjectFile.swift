import Foundation

/// The `project.pbxproj` of a new project, as Xcode wrote it before version 27.2.
struct OlderProjectFile {
  private let project: NewProject
  private let format: Int
  private let number: String

  /// - Parameters:
  ///   - format: The value of `objectVersion`.
  ///   - number: The version of Xcode, such as `2600`.
  init(_ project: NewProject, format: Int, number: String) {
    self.project = project
    self.format = format
    self.number = number
  }

  var text: String {
    let level = format >= 110 ? "\n\tvalidationLevel = 1;" : ""
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(format);
      \tobjects = \(Self.text(objects));
      \trootObject = \(Self.id("project", 0));\(level)
      }

      """
  }

  /// An object of the project, a list, or a string.
  private indirect enum Value {
    case string(String)
    case list([String])
    case object([String: Value])
  }

  private static func id(_ name: String, _ kind: Int) -> String {
    NewProjectFile.identifier(name, kind)
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): quoted(text)
    case .list(let items): "(\(items.map { quoted($0) + ", " }.joined()))"
    case .object(let members): text(members)
    }
  }

  private static func text(_ members: [String: Value]) -> String {
    let lines = members.sorted { $0.key < $1.key }.map { "\($0.key) = \(text($0.value)); " }
    return "{\(lines.joined())}"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isPlain ? text : "\"\(text)\""
  }

  private var objects: [String: Value] {
    var objects = projectObjects
    for target in project.targets {
      objects.merge(self.objects(of: target.name, kind: target.kind)) { $1 }
    }
    return objects
  }

  private static func isa(_ name: String, _ members: [String: Value] = [:]) -> Value {
    .object(members.merging(["isa": .string(name)]) { $1 })
  }

  private var projectObjects: [String: Value] {
    let attributes = project.targets.map { target in
      let test: [String: Value] =
        target.kind == "application"
        ? [:] : ["TestTargetID": .string(Self.id(project.name, 3))]
      let created = ["CreatedOnToolsVersion": Value.string(project.xcode.rawValue)]
      return (Self.id(target.name, 3), Value.object(created.merging(test) { $1 }))
    }
    return [
      Self.id("project", 0): Self.isa(
        "PBXProject",
        [
          "attributes": .object([
            "BuildIndependentTargetsInParallel": .string("1"),
            "LastSwiftUpdateCheck": .string(number), "LastUpgradeCheck": .string(number),
            "TargetAttributes": .object(Dictionary(uniqueKeysWithValues: attributes)),
          ]),
          "buildConfigurationList": .string(Self.id("project", 5)),
          "developmentRegion": .string("en"), "hasScannedForEncodings": .string("0"),
          "knownRegions": .list(["en", "Base"]), "mainGroup": .string(Self.id("main", 1)),
          "minimizedProjectReferenceProxies": .string("1"),
          "preferredProjectObjectVersion": .string("77"),
          "productRefGroup": .string(Self.id("products", 1)), "projectDirPath": .string(""),
          "projectRoot": .string(""),
          "targets": .list(project.targets.map { Self.id($0.name, 3) }),
        ]),
      Self.id("main", 1): group(
        project.targets.map { Self.id($0.name, 2) } + [Self.id("products", 1)]),
      Self.id("products", 1): group(
        project.targets.map { Self.id($0.name, 1) }, name: "Products"),
    ].merging(configurations(of: "project", settings: project.settings)) { $1 }
  }

  private func group(_ children: [String], name: String? = nil) -> Value {
    var members: [String: Value] = ["children": .list(children), "sourceTree": .string("<group>")]
    if let name { members["name"] = .string(name) }
    return Self.isa("PBXGroup", members)
  }

  private func configurations(of name: String, settings: [String: String]) -> [String: Value] {
    let values = Value.object(settings.mapValues { .string($0) })
    func configuration(_ title: String) -> Value {
      Self.isa("XCBuildConfiguration", ["buildSettings": values, "name": .string(title)])
    }
    return [
      Self.id(name, 5): Self.isa(
        "XCConfigurationList",
        [
          "buildConfigurations": .list([Self.id(name, 6), Self.id(name, 7)]),
          "defaultConfigurationName": .string("Release"),
        ]),
      Self.id(name, 6): configuration("Debug"), Self.id(name, 7): configuration("Release"),
    ]
  }

  /// Returns a target with its product, folder, build phases, and dependency on the app.
  private func objects(of name: String, kind: String) -> [String: Value] {
    let isApplication = kind == "application"
    let phases = ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
    var objects = configurations(of: name, settings: project.settings(of: name))
    for (index, phase) in phases.enumerated() {
      objects[Self.id(name, 8 + index)] = Self.isa(phase, ["files": .list([])])
    }
    objects[Self.id(name, 1)] = Self.isa(
      "PBXFileReference",
      [
        "explicitFileType": .string(isApplication ? "wrapper.application" : "wrapper.cfbundle"),
        "includeInIndex": .string("0"),
        "path": .string("\(name).\(isApplication ? "app" : "xctest")"),
        "sourceTree": .string("BUILT_PRODUCTS_DIR"),
      ])
    objects[Self.id(name, 3)] = Self.isa(
      "PBXNativeTarget",
      [
        "buildConfigurationList": .string(Self.id(name, 5)),
        "buildPhases": .list(phases.indices.map { Self.id(name, 8 + $0) }),
        "dependencies": .list(isApplication ? [] : [Self.id(name, 11)]),
        "fileSystemSynchronizedGroups": .list([Self.id(name, 2)]), "name": .string(name),
        "productName": .string(name), "productReference": .string(Self.id(name, 1)),
        "productType": .string("com.apple.product-type.\(kind)"),
      ])
    objects.merge(folder(of: name, leavesOut: isApplication ? "Info.plist" : nil)) { $1 }
    if !isApplication { objects.merge(dependency(of: name)) { $1 } }
    return objects
  }

  private func folder(of name: String, leavesOut exception: String?) -> [String: Value] {
    var members: [String: Value] = ["path": .string(name), "sourceTree": .string("<group>")]
    guard let exception else {
      return [Self.id(name, 2): Self.isa("PBXFileSystemSynchronizedRootGroup", members)]
    }
    members["exceptions"] = .list([Self.id(name, 4)])
    return [
      Self.id(name, 2): Self.isa("PBXFileSystemSynchronizedRootGroup", members),
      Self.id(name, 4): Self.isa(
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        ["membershipExceptions": .list([exception]), "target": .string(Self.id(name, 3))]),
    ]
  }

  private func dependency(of name: String) -> [String: Value] {
    let app = Self.id(project.name, 3)
    return [
      Self.id(name, 11): Self.isa(
        "PBXTargetDependency",
        ["target": .string(app), "targetProxy": .string(Self.id(name, 12))]),
      Self.id(name, 12): Self.isa(
        "PBXContainerItemProxy",
        [
          "containerPortal": .string(Self.id("project", 0)), "proxyType": .string("1"),
          "remoteGlobalIDString": .string(app), "remoteInfo": .string(project.name),
        ]),
    ]
  }
}
