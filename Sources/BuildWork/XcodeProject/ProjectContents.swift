import AppBuilder
import Foundation
import Safeguards

/// The objects of a project, read from a file in either of Xcode's formats.
struct ProjectContents {
  /// The file that they're in.
  let file: URL
  let objects: [String: XcodeProject.Object]
  /// The ID of the `PBXProject`.
  let root: String
  let warnings: [Diagnostic]
  /// The number of the format of a `project.pbxproj`.
  var format: Int?
  /// Returns the line on which the object with an ID starts, or `nil` if that isn't known.
  let line: (String) -> Int?
  /// Returns the offset of the value that describes the object with an ID in a `project.xcproj`.
  var offset: (String) -> Int? = { _ in nil }

  /// Reads the file in a project.
  /// - Throws: `BuildFailure` if it doesn't exist, is broken, or can't be read, or if there are both.
  static func read(in project: URL, area: ReadingArea) throws -> ProjectContents {
    guard !ProjectFinder.isLoose(project) else {
      try area.check(project, what: "the source code")
      return LooseProject.contents(of: project)
    }
    let file = file(of: project)
    try area.check(file, what: "the project file")
    guard file.lastPathComponent == "project.xcproj" else {
      return try PropertyListProject.read(file)
    }
    guard !MacFileSystem.exists(project.appendingPathComponent("project.pbxproj")) else {
      throw BuildFailure(
        "the project has two project files, project.pbxproj and project.xcproj",
        file: project.path, hint: "remove the one that Xcode doesn't write anymore")
    }
    return try JSONProject.read(file)
  }

  /// Returns the file in a project that describes it, or the one that's missing.
  static func file(of project: URL) -> URL {
    let json = project.appendingPathComponent("project.xcproj")
    return MacFileSystem.exists(json) ? json : project.appendingPathComponent("project.pbxproj")
  }
}
