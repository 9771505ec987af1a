import Foundation
import Safeguards

/// The files of a synchronized folder that a target treats in a different way than the others.
///
/// Paths are relative to the folder, and folded as macOS compares them.
struct FolderExceptions {
  /// A file that a build phase has instead of the phase for its type.
  struct PhaseMember {
    /// The path in its own case.
    let path: String
    let phase: XcodeProject.Object
  }

  /// The paths that aren't members of a target with the folder, and the only ones that are members
  /// of another target.
  private(set) var toggled: [String] = []
  private(set) var phaseMembers: [PhaseMember] = []
  /// The types of files whose extensions don't decide.
  let types: [String: String]
  /// The folders that are copied whole.
  let explicitFolders: Set<String>
  private var foreign: Set<String> = []
  private var left: Set<String> = []

  /// - Parameter place: The location of the folder.
  init(
    of folder: XcodeProject.Object, at place: URL, for target: XcodeProject.Object,
    in project: XcodeProject
  ) {
    let explicit = folder.values["explicitFileTypes"] as? [String: Any] ?? [:]
    types = explicit.reduce(into: [:]) { $0[MacFileSystem.folded($1.key)] = $1.value as? String }
    explicitFolders = Set(folder.ids("explicitFolders").map(MacFileSystem.folded))
    let phases = project.objects(target, "buildPhases")
    for set in project.objects(folder, "exceptions") {
      let phase = phases.first { $0.id == set["buildPhase"] }
      guard phase != nil || set["target"] == target.id else { continue }
      let members = FolderMembers(of: place, in: project.area)
      let paths = set.ids("membershipExceptions").flatMap(members.paths)
      if let phase {
        phaseMembers += paths.map { PhaseMember(path: $0, phase: phase) }
      } else {
        toggled += paths
      }
      left.formUnion(paths.map(MacFileSystem.folded))
      let filters = set.values["platformFiltersByRelativePath"] as? [String: Any] ?? [:]
      for (path, platforms) in filters where !Self.areForPhones(platforms) {
        foreign.formUnion(members.paths(of: path).map(MacFileSystem.folded))
      }
    }
  }

  private static func areForPhones(_ platforms: Any) -> Bool {
    XcodeProject.areForPhones(
      platforms as? [String] ?? [platforms as? String].compactMap(\.self))
  }

  /// Leaves out the file with a path.
  mutating func leaveOut(_ path: String) { left.insert(MacFileSystem.folded(path)) }

  /// Returns whether the folder's target leaves out the file or folder with a folded path.
  func leavesOut(_ path: String) -> Bool { left.contains(path) || isForeign(path) }

  /// Returns whether the file or folder with a folded path is only for other systems.
  func isForeign(_ path: String) -> Bool { foreign.contains(path) }
}
