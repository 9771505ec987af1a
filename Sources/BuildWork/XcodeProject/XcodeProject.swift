import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards

/// An Xcode project: its objects, under the names that they have in a `project.pbxproj`, and the
/// locations of its files.
struct XcodeProject {
  /// An object of the project.
  struct Object {
    let id: String
    let values: [String: Any]

    var isa: String { self["isa"] ?? "" }

    subscript(key: String) -> String? {
      (values[key]).flatMap { $0 as? String ?? ($0 as? NSNumber)?.stringValue }
    }

    func ids(_ key: String) -> [String] { values[key] as? [String] ?? [] }
  }

  /// The `.xcodeproj`.
  let url: URL
  /// The folder that paths are relative to.
  let root: URL
  /// The files that the project can read.
  let area: ReadingArea
  /// Warnings about the project file.
  let warnings: [Diagnostic]
  /// The file that holds the project's objects.
  let file: URL
  private let objects: [String: Object]
  private let parents: [String: String]
  private let project: Object
  /// The number of the format of a `project.pbxproj`.
  private let format: Int?
  private let lineOfID: (String) -> Int?
  private let offsetOfID: (String) -> Int?

  /// - Parameter area: The files that the project can read.
  /// - Throws: `BuildFailure` if the file is missing or invalid, or can't be read by the project.
  init(_ url: URL, in area: ReadingArea) throws {
    self.url = url
    self.area = area
    let contents = try ProjectContents.read(in: url, area: area)
    file = contents.file
    warnings = contents.warnings
    objects = contents.objects
    lineOfID = contents.line
    offsetOfID = contents.offset
    format = contents.format
    let project = objects[contents.root]!
    self.project = project
    let folder = ProjectFinder.namedFolder(url)
    let path = project["projectDirPath"] ?? ""
    root = path.isEmpty ? folder : MacFileSystem.resolve(folder.appendingPathComponent(path))
    if !ProjectFinder.isLoose(url) {
      try area.check(root, what: "the project's folder", element: "projectDirPath")
    }
    parents = try Self.parents(in: contents)
  }

  /// Returns the group that contains each object.
  /// - Throws: `BuildFailure` for groups that are in each other, or nested without end.
  private static func parents(in contents: ProjectContents) throws -> [String: String] {
    let deepest = 128
    let objects = contents.objects
    var parents: [String: String] = [:]
    var waiting: [String: Int] = [:]
    for object in objects.values.sorted(by: { $0.id < $1.id }) {
      for child in object.ids("children") where objects[child] != nil {
        parents[child] = object.id
        waiting[child, default: 0] += 1
      }
    }
    // Repeatedly removes the outermost groups. The groups that remain contain themselves.
    var layer = objects.keys.filter { waiting[$0] == nil }
    var count = layer.count
    for _ in 0..<deepest where !layer.isEmpty {
      var next: [String] = []
      for id in layer {
        for child in objects[id]!.ids("children") {
          guard let left = waiting[child] else { continue }
          waiting[child] = left - 1
          if left == 1 { next.append(child) }
        }
      }
      layer = next
      count += layer.count
    }
    guard count == objects.count else {
      let stuck = objects.keys.filter { waiting[$0, default: 0] > 0 }.sorted()
      let group = (stuck.first ?? layer.first).flatMap { objects[$0] }
      throw BuildFailure(
        !layer.isEmpty
          ? "the project file is broken: its groups are nested more than \(deepest) deep"
          : "the project file is broken: a group contains itself", file: contents.file.path,
        line: group.flatMap { contents.line($0.id) },
        element: group.map { "\($0.isa) \($0["name"] ?? $0["path"] ?? $0.id)" })
    }
    return parents
  }

  /// Returns the line on which an object is defined.
  func line(of object: Object) -> Int? { lineOfID(object.id) }

  /// Returns the offset of the value in a `project.xcproj` that describes an object.
  func offset(of object: Object) -> Int? { offsetOfID(object.id) }

  /// Returns the group that contains an object.
  func parent(of object: Object) -> Object? { self.object(parents[object.id]) }

  /// The project's name.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The development language.
  var developmentRegion: String { project["developmentRegion"] ?? "en" }

  /// The targets in the order of the project.
  var targets: [Object] { project.ids("targets").compactMap { objects[$0] } }

  /// Returns the target under test for a test target, according to the project's attributes.
  func testedTarget(of target: Object) -> Object? {
    object(attributes(of: target)?["TestTargetID"] as? String)
  }

  /// Returns the versions of Xcode that the project's file has traces of.
  func xcodes(of target: Object) -> [SystemVersion] {
    let isForXcode27 = file.lastPathComponent == "project.xcproj" || format ?? 0 >= 110
    let updated = (attributes?["LastUpgradeCheck"] as? String).flatMap {
      ProjectVersion.Xcode(upgradeCheck: $0).flatMap { SystemVersion("\($0)") }
    }
    let created = (attributes(of: target)?["CreatedOnToolsVersion"] as? String).flatMap {
      SystemVersion($0)
    }
    return [updated, created, isForXcode27 ? SystemVersion("27") : nil].compactMap(\.self)
  }

  private var attributes: [String: Any]? { project.values["attributes"] as? [String: Any] }

  private func attributes(of target: Object) -> [String: Any]? {
    (attributes?["TargetAttributes"] as? [String: Any])?[target.id] as? [String: Any]
  }

  /// Returns the objects of a type in a stable order.
  func all(_ isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  /// Returns the object with an id.
  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// Returns the objects that a list of IDs refers to.
  func objects(_ object: Object, _ key: String) -> [Object] {
    object.ids(key).compactMap { objects[$0] }
  }

  /// Returns the layers of build settings from the weakest to the strongest, the configuration, and
  /// the `.xcconfig` files among the layers.
  func settingLayers(of target: Object, configuration: String) throws
    -> (layers: [BuildSettings.Layer], configuration: String, files: [URL])
  {
    var layers: [BuildSettings.Layer] = []
    var files: [URL] = []
    var chosen = configuration
    for owner in [project, target] {
      guard let list = object(owner["buildConfigurationList"]) else { continue }
      let all = objects(list, "buildConfigurations")
      guard
        let found = all.first(where: { $0["name"] == configuration })
          ?? all.first(where: { $0["name"]?.contains("Debug") == true })
          ?? all.first(where: { $0["name"] == list["defaultConfigurationName"] }) ?? all.first
      else { continue }
      chosen = found["name"] ?? configuration
      if let file = baseConfiguration(of: found) {
        if MacFileSystem.exists(file) || !file.path.contains("/Pods/") {
          let read = try ConfigurationFile.read(file, in: area)
          layers.append(read.layer)
          files += read.files
        }
      }
      let settings = found.values["buildSettings"] as? [String: Any] ?? [:]
      layers.append(
        .init(
          values: settings.mapValues(BuildSettings.text),
          file: file))
    }
    return (layers, chosen, files)
  }

  private func baseConfiguration(of configuration: Object) -> URL? {
    if let reference = object(configuration["baseConfigurationReference"]) {
      return url(of: reference)
    }
    if let group = object(configuration["baseConfigurationReferenceAnchor"]),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    {
      return url(of: group).map { MacFileSystem.resolve($0.appendingPathComponent(path)) }
    }
    return nil
  }

  /// Returns the location of a file or group, or `nil` if it's in the SDK or the products folder.
  func url(of object: Object) -> URL? {
    guard let base = base(of: object) else { return nil }
    let path = object["path"]
    guard let path, !path.isEmpty else { return base }
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path)
    return MacFileSystem.resolve(url)
  }

  private func base(of object: Object) -> URL? {
    switch object["sourceTree"] ?? "<group>" {
    case "<group>":
      guard let parent = self.object(parents[object.id]) else { return root }
      return url(of: parent)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return root
    case "<absolute>": return URL(fileURLWithPath: "/")
    default: return nil
    }
  }
}
