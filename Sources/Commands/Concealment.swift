import ArgumentParser
import Foundation
import Safeguards
import Sandbox

/// The files that are hidden from a graded project because its grade depends on them: flows,
/// points, and results.
struct Concealment {
  /// The files and folders, with symbolic links resolved.
  private(set) var hidden: [String] = []

  /// The folder of the project, with symbolic links resolved.
  private let project: String

  /// Creates a concealment that hides nothing yet.
  init(from project: String) {
    let path = RealPath.of(project)
    let isFolder = !path.hasSuffix(".xcodeproj") && !path.hasSuffix(".xcworkspace")
    self.project = isFolder ? path : (path as NSString).deletingLastPathComponent
  }

  /// Hides files.
  mutating func hide(files: some Sequence<String>) {
    hidden += files.map(RealPath.of)
  }

  /// Hides a folder, or only specific names in it if it contains the project.
  mutating func hide(folder: String, names: [String]) {
    let path = RealPath.of(folder)
    hidden += Self.isIn(path, project) ? names.map { RealPath.of("\(folder)/\($0)") } : [path]
  }

  /// The hidden files in the project's own folder, which are the only ones that it could read.
  var hiddenInProject: [String] { hidden.filter { Self.isIn(project, $0) } }

  /// Checks that no option lets the project read the hidden files.
  /// - Throws: `ValidationError` if an option lets the project read hidden files.
  func check(_ building: BuildingOptions) throws {
    try Self.check(building.sandbox().triedMeans)
    for path in hidden {
      let isShared = { (folder: String) in Self.isIn(folder, path) || Self.isIn(path, folder) }
      if let folder = building.alsoRead.first(where: { isShared(RealPath.of($0)) }) {
        throw ValidationError(
          "--also-read \(folder) lets the project read \(path), which the grade depends on. "
            + "Choose a folder that doesn't contain it.")
      }
      if let folder = SystemFolders.all.first(where: { Self.isIn(RealPath.of($0), path) }) {
        throw ValidationError(
          "Every app can read \(folder), including \(path), which the grade depends on. Move it "
            + "to another folder.")
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
      Where bubblewrap doesn't work, as in many containers, Quince uses Landlock, which needs \
      Linux 5.13. Don't pass --no-sandbox. To grade anyway, and check by hand, pass --no-conceal.
      """)
  }

  private static func isIn(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
