import AppBuilder
import DataModels
import Foundation
import Safeguards

/// A data model of a project: an `.xcdatamodeld` with versions, or a single `.xcdatamodel`.
struct DataModelFile {
  /// An entity whose class, or whose properties, Xcode generates.
  struct GeneratedClass {
    enum Extent: String {
      /// The class and its properties.
      case all = "class"
      /// An extension with the properties.
      case properties = "category"
    }

    let entity: DataModel.Entity
    let className: String
    /// The name of the superclass.
    let superclass: String
    let extent: Extent
  }

  /// The name of the model, without an extension.
  let name: String
  /// The name of the current version, without an extension.
  let version: String
  private(set) var model = DataModel()
  private(set) var generated: [GeneratedClass] = []
  private(set) var warnings: [Diagnostic] = []
  private let file: URL

  /// The extensions of data models.
  static let extensions: Set = ["xcdatamodeld", "xcdatamodel"]

  /// Reads the current version of a model.
  /// - Parameter declares: Returns whether the module itself declares a class.
  /// - Throws: `BuildFailure` if the model isn't valid.
  init(_ folder: URL, in areas: [ReadingArea]) throws {
    name = folder.deletingPathExtension().lastPathComponent
    let current = try Self.currentVersion(of: folder, in: areas)
    version = current.deletingPathExtension().lastPathComponent
    file = current.appendingPathComponent("contents")
    try areas.check(file, what: "the data model")
    guard MacFileSystem.exists(file) else {
      throw BuildFailure(
        "the data model has no contents", file: current.path, hint: "open and save it in Xcode")
    }
    let root = try XMLTree.read(file)
    guard root.name == "model" else {
      throw BuildFailure(
        "the file isn't a data model: its root is <\(root.name)>", file: file.path, line: root.line)
    }
    let reader = DataModelReader(root, file: file)
    (model, warnings) = try reader.read()
    generated = reader.generated(model)
  }

  /// Returns the folder of a model's current version.
  private static func currentVersion(of folder: URL, in areas: [ReadingArea]) throws -> URL {
    guard folder.pathExtension.lowercased() == "xcdatamodeld" else { return folder }
    let list = folder.appendingPathComponent(".xccurrentversion")
    if MacFileSystem.exists(list) {
      try areas.check(list, what: "the data model")
      let versions = try PropertyListFile.read(list, what: "the list of the data model's versions")
      if let name = versions["_XCCurrentVersionName"] as? String {
        return folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
      }
    }
    let names = MacFileSystem.names(in: folder).filter { $0.hasSuffix(".xcdatamodel") }
    guard let name = names.first, names.count == 1 else {
      throw BuildFailure(
        names.isEmpty
          ? "the data model is empty"
          : "the data model doesn't say which of its versions is current",
        file: folder.path, hint: "open it in Xcode and choose a version")
    }
    return folder.appendingPathComponent(name)
  }

  /// Writes the model in the form that Core Data reads.
  /// - Parameters:
  ///   - path: The path of the model in the bundle.
  ///   - module: The module of the classes.
  func write(to path: String, in bundle: RootFolder, module: String) throws {
    let folder = (path as NSString).deletingPathExtension
    var model = model
    for index in model.entities.indices {
      guard let name = model.entities[index].className, !name.contains(".") else { continue }
      model.entities[index].className = "\(module).\(name)"
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(model)
    guard path.hasSuffix("d") else {
      try bundle.write(data, to: folder + ".mom")
      return
    }
    try bundle.write(data, to: "\(folder).momd/\(version).mom")
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": version], format: .binary,
      options: 0)
    try bundle.write(info, to: "\(folder).momd/VersionInfo.plist")
  }
}

extension AppTarget {
  /// The data models among the target's resources.
  var dataModels: [URL] {
    resources.map(\.source).filter { DataModelFile.extensions.contains($0.pathExtension) }
  }
}
