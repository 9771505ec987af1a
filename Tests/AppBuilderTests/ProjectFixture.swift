import Foundation
import Safeguards

@testable import AppBuilder
@testable import BuildWork

/// A small Xcode project in its own folder.
final class ProjectFixture: @unchecked Sendable {
  /// The way in which the project lists its files.
  enum Style {
    /// Every file is listed in a build phase.
    case listed
    /// Xcode 16 synchronizes a folder with the target.
    case synchronized
  }

  let folder: URL
  let cache: URL
  var name = "Fixture"
  var style = Style.listed
  var settings: [String: Any] = [
    "GENERATE_INFOPLIST_FILE": "YES", "SWIFT_VERSION": "5.0",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
  ]
  var projectSettings: [String: Any] = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]
  var productType = "com.apple.product-type.application"
  /// Files that the project lists in addition to those in the folder, of which property lists aren't listed.
  var missing: [String] = []
  /// Files that exist although the project doesn't list them.
  var unlisted: [String] = []
  /// Additional objects of the project, and members of the target that refer to them.
  var objects: [String: [String: Any]] = [:]
  var targetMembers: [String: Any] = [:]
  /// The area that the project may read, and additional folders.
  var readingScope = ReadingArea.Scope.repository
  var readableFolders: [URL] = []
  /// The device's system.
  var system = SystemChoice.oldest
  /// Paths in the synchronized folder that aren't members of the target.
  var exceptions: [String] = []

  /// - Parameter files: The contents of files by their paths in the target's folder.
  init(_ files: [String: String] = [:], folderName: String = "project") throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-builder-\(UUID().uuidString)")
    folder = base.appendingPathComponent(folderName)
    cache = base.appendingPathComponent("cache")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// The folder of the target's files.
  var sources: URL { folder.appendingPathComponent("App") }

  var project: URL { folder.appendingPathComponent("\(name).xcodeproj") }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = sources.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Builds the project as the command does.
  /// - Parameter place: The location that's passed to the builder. The default is the project's
  ///   folder.
  func build(
    _ place: URL? = nil, into output: URL? = nil, library: UIKitLibrary? = nil,
    progress: @Sendable (BuildStep) -> Void = { _ in }
  ) async throws -> BuiltApp {
    try writeProject()
    var options = try BuildOptions(
      cache: cache, library: library, readableFolders: readableFolders)
    options.readingScope = readingScope
    options.system = system
    return try await AppBuilder(options: options)
      .build(place ?? folder, into: output, progress: progress)
  }

  /// Finds the packages and pods of the project, without fetching anything.
  func packages() async throws -> [PackageStatus] {
    try writeProject()
    var options = try BuildOptions(cache: cache, readableFolders: readableFolders)
    options.fetchesPackages = false
    return try await AppBuilder(options: options).packages(of: folder)
  }

  /// Returns the errors and warnings of a build that must fail.
  func failure(of place: URL? = nil) async throws -> [Diagnostic] {
    do {
      _ = try await build(place)
      return []
    } catch let failure as BuildFailure {
      return failure.diagnostics
    }
  }

  /// Reads the app target.
  func target() throws -> AppTarget {
    try writeProject()
    return try AppTarget(
      project: XcodeProject(ProjectFinder.find(folder), in: area), named: nil,
      configuration: "Debug")
  }

  /// The files that the project may read.
  var area: ReadingArea { ReadingArea(around: folder) }

  // MARK: The project file

  func writeProject() throws {
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let file = project.appendingPathComponent("project.pbxproj")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let data = try PropertyListSerialization.data(
      fromPropertyList: plist(), format: .xml, options: 0)
    try data.write(to: file)
  }

  private func plist() -> [String: Any] {
    var all = objects
    var group: [String] = []
    var phases: [String: [String]] = ["sources": [], "resources": []]
    if style == .listed {
      for path in (paths() + missing).sorted() {
        let isFolder = path.hasSuffix("/")
        let id = "file:\(path)"
        all[id] = [
          "isa": "PBXFileReference", "path": isFolder ? String(path.dropLast()) : path,
          "sourceTree": "<group>", "lastKnownFileType": isFolder ? "folder" : "text",
        ]
        all["build:\(path)"] = ["isa": "PBXBuildFile", "fileRef": id]
        group.append(id)
        let isSource = ["swift", "m", "mm", "c"].contains((path as NSString).pathExtension)
        phases[isSource ? "sources" : "resources", default: []].append("build:\(path)")
      }
    }
    all["group"] = [
      "isa": "PBXGroup", "children": group, "path": "App", "sourceTree": "<group>",
    ]
    all["main"] = ["isa": "PBXGroup", "children": ["group"], "sourceTree": "<group>"]
    all["sources"] = ["isa": "PBXSourcesBuildPhase", "files": phases["sources"] ?? []]
    all["resources"] = ["isa": "PBXResourcesBuildPhase", "files": phases["resources"] ?? []]
    var target: [String: Any] = [
      "isa": "PBXNativeTarget", "name": name, "productType": productType,
      "buildConfigurationList": "targetList", "buildPhases": ["sources", "resources"],
    ]
    if style == .synchronized {
      all["main"] = ["isa": "PBXGroup", "children": ["folder"], "sourceTree": "<group>"]
      let members: [String: Any] = [
        "isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>",
        "exceptions": ["exceptions"],
      ]
      all["folder"] = members.merging(objects["folder"] ?? [:]) { $1 }
      all["exceptions"] = [
        "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": "target",
        "membershipExceptions": exceptions,
      ]
      target["fileSystemSynchronizedGroups"] = ["folder"]
    }
    all["target"] = target.merging(targetMembers) { $1 }
    let project: [String: Any] = [
      "isa": "PBXProject", "mainGroup": "main", "targets": ["target"],
      "buildConfigurationList": "projectList", "developmentRegion": "en",
    ]
    all["project"] = project.merging(objects["project"] ?? [:]) { $1 }
    for (owner, settings) in [("project", projectSettings), ("target", settings)] {
      all["\(owner)List"] = [
        "isa": "XCConfigurationList", "buildConfigurations": ["\(owner)Debug"],
        "defaultConfigurationName": "Release",
      ]
      all["\(owner)Debug"] =
        (all["\(owner)Debug"] ?? [:]).merging([
          "isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings,
        ]) { $1 }
    }
    return [
      "archiveVersion": "1", "objectVersion": "56", "rootObject": "project", "objects": all,
    ]
  }

  /// Returns the files in the target's folder, where a catalog is a single file.
  private func paths() -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    return all.filter { path in
      let isFolder = MacFileSystem.isFolder(sources.appendingPathComponent(path))
      let isInCatalog = path.split(separator: "/").dropLast().contains {
        $0.hasSuffix(".xcassets")
      }
      return path.hasSuffix(".xcassets") || !isFolder && !isInCatalog
    }.filter {
      !$0.hasSuffix(".plist") && !$0.hasSuffix(".xcconfig") && !unlisted.contains($0)
    }
  }
}
