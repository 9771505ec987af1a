import ArgumentParser
import Foundation
import Safeguards
import Sandbox

/// Keeps from a project that is graded what its grade depends on: the flows, the points, the results.
struct Concealment {
  /// The files and folders, symbolic links resolved.
  private(set) var hidden: [String] = []

  /// The folder of the project, symbolic links resolved.
  private let project: String

  /// A concealment from a project, at first of nothing.
  init(from project: String) {
    let path = RealPath.of(project)
    let isFolder = !path.hasSuffix(".xcodeproj") && !path.hasSuffix(".xcworkspace")
    self.project = isFolder ? path : (path as NSString).deletingLastPathComponent
  }

  /// Hides files.
  mutating func hide(files: some Sequence<String>) {
    hidden += files.map(RealPath.of)
  }

  /// Hides a folder; of one that has the project in it, only some names.
  mutating func hide(folder: String, names: [String]) {
    let path = RealPath.of(folder)
    hidden += Self.isIn(path, project) ? names.map { RealPath.of("\(folder)/\($0)") } : [path]
  }

  /// The files in the project's own folder that are hidden from it. Nothing else is in its reach.
  var hiddenInProject: [String] { hidden.filter { Self.isIn(project, $0) } }

  /// Checks that nothing lets the project read what is hidden.
  /// - Throws: `ValidationError`
  func check(_ building: BuildingOptions) throws {
    try Self.check(building.sandbox().triedMeans)
    for path in hidden {
      let isShared = { (folder: String) in Self.isIn(folder, path) || Self.isIn(path, folder) }
      if let folder = building.alsoRead.first(where: { isShared(RealPath.of($0)) }) {
        throw ValidationError(
          "--also-read \(folder) lets the project read \(path), which a grade depends on. "
            + "Choose a folder without it.")
      }
      if let folder = SystemFolders.all.first(where: { Self.isIn(RealPath.of($0), path) }) {
        throw ValidationError(
          "Every app can read \(folder), and so \(path), which a grade depends on. Move it to "
            + "another folder.")
      }
    }
  }

  private static func check(_ means: SandboxMeans) throws {
    guard !means.hidesFiles else { return }
    let reason =
      means.shortcoming.map { "this machine's sandbox can't hide files (\($0))" }
      ?? "without the sandbox, nothing is hidden"
    throw ValidationError(
      """
      The app could read the flows and the points, and write its own results: \(reason).
      Where bubblewrap doesn't work, as in many containers, Quince uses Landlock by itself, which needs Linux 5.13; \
      leave out --no-sandbox. To grade all the same, and check by hand, pass --no-conceal.
      """)
  }

  private static func isIn(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
