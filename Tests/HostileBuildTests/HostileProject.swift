import Foundation

/// An Xcode project to write to a folder, with packages next to its sources.
struct HostileProject {
  /// The contents of files, by their paths in the project's folder.
  var files = ["App/main.swift": Data("print(1)\n".utf8)]
  /// The targets of symbolic links, by the paths of the links in the project's folder.
  var links: [String: String] = [:]
  /// The build settings of the target.
  var settings: [String: Any] = [
    "GENERATE_INFOPLIST_FILE": "YES", "SWIFT_VERSION": "5.0",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.evil",
  ]
  /// Additional objects of the project file.
  var objects: [String: [String: Any]] = [:]
  /// Members of the target that differ from the usual ones.
  var targetMembers: [String: Any] = [:]
  /// Additional members of the build configurations.
  var configurationMembers: [String: Any] = [:]
  /// The folders of local packages, in the order in which their manifests are read.
  private(set) var packages: [String] = []
  private var references: [String] = []
  private var products: [String] = []

  /// Sets a file's contents.
  mutating func write(_ text: String, to path: String) {
    files[path] = Data(text.utf8)
  }

  /// Adds a local package with a library of the same name, which the app imports.
  mutating func addPackage(_ name: String, manifest: String) {
    write(manifest, to: "\(name)/Package.swift")
    write("public let number = 1\n", to: "\(name)/Sources/\(name)/Number.swift")
    add(
      name,
      reference: ["isa": "XCLocalSwiftPackageReference", "relativePath": name])
    packages.append(name)
  }

  /// Adds a reference to a package at another location.
  mutating func addRemotePackage(_ name: String, at location: String) {
    add(
      name,
      reference: [
        "isa": "XCRemoteSwiftPackageReference", "repositoryURL": location,
        "requirement": ["kind": "branch", "branch": "main"],
      ])
  }

  /// Adds a file reference to the resources of the app.
  mutating func addResource(_ path: String, sourceTree: String = "SOURCE_ROOT") {
    let id = "resource\(objects.count)"
    objects[id] = ["isa": "PBXFileReference", "path": path, "sourceTree": sourceTree]
    objects["build \(id)"] = ["isa": "PBXBuildFile", "fileRef": id]
    let phase = objects["resources"] ?? ["isa": "PBXResourcesBuildPhase"]
    let files = phase["files"] as? [String] ?? []
    objects["resources"] = phase.merging(["files": files + ["build \(id)"]]) { $1 }
  }

  private mutating func add(_ name: String, reference: [String: Any]) {
    objects["reference \(name)"] = reference
    objects["product \(name)"] = [
      "isa": "XCSwiftPackageProductDependency", "productName": name,
      "package": "reference \(name)",
    ]
    references.append("reference \(name)")
    products.append("product \(name)")
    let source = String(decoding: files["App/main.swift"] ?? Data(), as: UTF8.self)
    write("import \(name)\n" + source, to: "App/main.swift")
  }

  /// Writes all files, links, and the project file.
  /// - Throws: An error if a file can't be written.
  func write(to folder: URL) throws {
    for (path, data) in files { try put(data, at: folder.appendingPathComponent(path)) }
    for (path, target) in links {
      let link = folder.appendingPathComponent(path)
      try makeFolder(above: link)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: target)
    }
    try put(
      try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0),
      at: folder.appendingPathComponent("Evil.xcodeproj/project.pbxproj"))
  }

  private func put(_ data: Data, at file: URL) throws {
    try makeFolder(above: file)
    try data.write(to: file)
  }

  private func makeFolder(above file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private var plist: [String: Any] {
    [
      "archiveVersion": "1", "objectVersion": "77", "rootObject": "project",
      "objects": usualObjects.merging(objects) { $1 },
    ]
  }

  private var usualObjects: [String: [String: Any]] {
    let target: [String: Any] = [
      "isa": "PBXNativeTarget", "name": "Evil", "productType": "com.apple.product-type.application",
      "buildConfigurationList": "list", "buildPhases": ["sources", "resources"],
      "fileSystemSynchronizedGroups": ["folder"], "packageProductDependencies": products,
    ]
    return [
      "project": [
        "isa": "PBXProject", "mainGroup": "main", "targets": ["target"],
        "buildConfigurationList": "list", "packageReferences": references,
      ],
      "main": ["isa": "PBXGroup", "children": ["folder"], "sourceTree": "<group>"],
      "folder": [
        "isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>",
      ],
      "target": target.merging(targetMembers) { $1 },
      "sources": ["isa": "PBXSourcesBuildPhase", "files": [String]()],
      "resources": ["isa": "PBXResourcesBuildPhase", "files": [String]()],
      "list": ["isa": "XCConfigurationList", "buildConfigurations": ["debug"]],
      "debug": [
        "isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings,
      ].merging(configurationMembers) { $1 },
    ]
  }
}
