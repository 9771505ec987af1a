import Foundation
import Safeguards

/// Finds the project that the user specifies.
package enum ProjectFinder {
  /// The names of the file in an `.xcodeproj` that describes the project: the property list of all
  /// versions of Xcode, and the JSON of Xcode 27.
  package static let fileNames = ["project.pbxproj", "project.xcproj"]

  /// The names of folders that tools add next to a project's own files.
  package static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "build"]

  /// Returns whether a path is that of a workspace.
  package static func isWorkspace(_ place: URL) -> Bool { place.pathExtension == "xcworkspace" }

  /// Returns whether a project consists of Swift files without an `.xcodeproj`: a single file, or a
  /// folder.
  package static func isLoose(_ project: URL) -> Bool {
    !["xcodeproj", "xcworkspace"].contains(project.pathExtension)
  }

  /// Returns the `.xcodeproj` at a path, in the folder at the path, or in a folder directly inside
  /// it.
  ///
  /// If there's none, a Swift file counts as a project, and so does a folder with Swift files.
  /// - Throws: `BuildFailure` if there's none or more than one.
  package static func find(_ place: URL) throws -> URL {
    let (place, isFolder) = try existing(place)
    switch place.pathExtension {
    case "xcodeproj": return place
    case "swift" where !isFolder: return place
    default: break
    }
    if fileNames.contains(place.lastPathComponent) {
      return place.deletingLastPathComponent()
    }
    guard isFolder else {
      throw BuildFailure(
        "this is neither an .xcodeproj, nor a Swift file, nor a folder", file: place.path,
        hint: "pass the .xcodeproj, or the folder that contains it")
    }
    var found = projects(in: place)
    if found.isEmpty { found = folders(in: place).flatMap(projects(in:)) }
    if found.count > 1 { found = withoutCaseTwins(found) }
    if found.count == 1 { return found[0] }
    if found.isEmpty, hasLooseSources(place) {
      guard let project = projects(in: place.deletingLastPathComponent()).first else {
        return place
      }
      throw BuildFailure(
        "the project of this folder is in the folder around it", file: place.path,
        hint: "pass \(project.path.quotedForShell)")
    }
    if found.isEmpty {
      throw BuildFailure(
        "there is no .xcodeproj here or in a folder directly inside", file: place.path,
        hint: "pass the .xcodeproj, or the folder that contains it")
    }
    let names = found.map { relative($0, to: place) }.joined(separator: ", ")
    throw BuildFailure(
      "there are \(found.count) projects here: \(names)", file: place.path,
      hint: "pass one of them, such as \(found[0].path.quotedForShell)")
  }

  /// Returns the only project in the nearest of the folders around a folder that contains any.
  static func project(around folder: URL) -> URL? {
    let farthest = 8
    var place = folder.standardizedFileURL
    for _ in 0..<farthest where place.path != "/" {
      place = place.deletingLastPathComponent()
      let found = projects(in: place)
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }

  /// Returns whether a folder contains Swift files, and isn't a Swift package.
  private static func hasLooseSources(_ folder: URL) -> Bool {
    let names = entries(of: folder).map(\.lastPathComponent)
    return names.contains { $0.hasSuffix(".swift") } && !names.contains("Package.swift")
  }

  /// Returns the folder that the user specified: the folder itself, or the one that contains the
  /// specified project, workspace, or Swift file.
  package static func namedFolder(_ place: URL) -> URL {
    let isFolder = MacFileSystem.isFolder(place) && place.pathExtension != "xcodeproj"
    return isFolder && !isWorkspace(place) ? place : place.deletingLastPathComponent()
  }

  /// Returns the item at a path, and whether it's a folder.
  /// - Throws: `BuildFailure` if there's nothing at the path.
  static func existing(_ place: URL) throws -> (place: URL, isFolder: Bool) {
    let place = place.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw BuildFailure("no such file or directory", file: place.path)
    }
    return (place, isFolder.boolValue)
  }

  /// Returns the only project in a workspace.
  /// - Throws: `BuildFailure` if there's more than one.
  static func onlyProject(_ projects: [URL], of workspace: URL, forTests: Bool) throws -> URL {
    if projects.count == 1 { return projects[0] }
    let folder = workspace.deletingLastPathComponent()
    let names = projects.map { relative($0, to: folder) }.joined(separator: ", ")
    throw BuildFailure(
      "the workspace contains \(projects.count) projects with \(forTests ? "tests" : "apps"): "
        + names,
      file: workspace.path,
      hint: "pass one of them, such as \(projects[0].path.quotedForShell)"
        + (forTests ? "" : "; `quince run` accepts the workspace"))
  }

  /// Returns the projects directly inside a folder.
  package static func projects(in folder: URL) -> [URL] {
    entries(of: folder).filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    entries(of: folder).filter {
      var isFolder: ObjCBool = false
      return $0.pathExtension.isEmpty
        && !["Pods", "Carthage", "build", "DerivedData"].contains($0.lastPathComponent)
        && FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Returns the projects, with only one of those whose names differ just in case.
  ///
  /// On a Mac, they'd be the same file.
  private static func withoutCaseTwins(_ projects: [URL]) -> [URL] {
    var result: [String: URL] = [:]
    for project in projects { result[project.path.lowercased()] = project }
    return projects.filter { result[$0.path.lowercased()] == $0 }
  }

  private static func relative(_ url: URL, to folder: URL) -> String {
    url.path.path(relativeTo: folder.path) ?? url.path
  }
}
