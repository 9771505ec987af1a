import Foundation

/// A `project.pbxproj`: its objects, and where its files are.
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
  /// The folder that paths start from.
  let root: URL
  private let objects: [String: Object]
  private let parents: [String: String]
  private let project: Object

  /// - Throws: `BuildFailure` if the file is missing or broken.
  init(_ url: URL) throws {
    self.url = url
    let file = url.appendingPathComponent("project.pbxproj")
    let plist = try PropertyListFile.read(file, what: "the project file")
    var objects: [String: Object] = [:]
    for (id, values) in plist["objects"] as? [String: Any] ?? [:] {
      guard let values = values as? [String: Any] else { continue }
      objects[id] = Object(id: id, values: values)
    }
    guard let rootID = plist["rootObject"] as? String, let project = objects[rootID] else {
      throw BuildFailure(
        "the project file is broken: it has no root object", file: file.path)
    }
    self.objects = objects
    self.project = project
    let folder = url.deletingLastPathComponent()
    let path = project["projectDirPath"] ?? ""
    root = path.isEmpty ? folder : MacFileSystem.resolve(folder.appendingPathComponent(path))
    var parents: [String: String] = [:]
    for object in objects.values {
      for child in object.ids("children") { parents[child] = object.id }
    }
    self.parents = parents
  }

  /// The project's name.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The language that is developed in.
  var developmentRegion: String { project["developmentRegion"] ?? "en" }

  /// The targets in the order of the project.
  var targets: [Object] { project.ids("targets").compactMap { objects[$0] } }

  /// The object with an id.
  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects that a list of ids names.
  func objects(_ object: Object, _ key: String) -> [Object] {
    object.ids(key).compactMap { objects[$0] }
  }

  /// The layers of build settings, from the weakest to the strongest, the configuration that they are of, and the
  /// `.xcconfig` files among them.
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
          let read = try ConfigurationFile.read(file)
          layers.append(read.layer)
          files += read.files
        }
      }
      let settings = found.values["buildSettings"] as? [String: Any] ?? [:]
      layers.append(settings.mapValues(BuildSettings.text))
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

  /// Where a file or a group is; `nil` if it is in the SDK or among the products.
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
