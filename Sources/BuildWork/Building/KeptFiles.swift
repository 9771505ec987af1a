import Foundation
import Safeguards

/// The files that a project's builds keep for the next one, except for the bundles.
///
/// If a full or failing disk, for example, damaged these files, every later build would fail. So
/// the next build uses them only if they're unchanged since the last one.
struct KeptFiles {
  /// Whether the files can be used.
  enum Condition {
    /// There aren't any files.
    case missing
    /// The files are unchanged since the last build.
    case unchanged
    /// The last build didn't finish.
    case unknown
    /// The files have changed since the last build.
    case changed
  }

  private static let folders = ["build", "modules", "manifests", "pictures"]
  /// The folders in which older versions kept some of the files, and to which manifests could
  /// write.
  private static let formerFolders = ["packages"]
  private static let stampFile = "kept.json"

  private let root: RootFolder

  /// - Parameter folder: The folder of a project in the cache.
  /// - Throws: `FileFailure`
  init(in folder: URL) throws {
    root = try RootFolder(folder)
  }

  /// Returns the condition of the files for a build that's about to use them.
  /// - Throws: `FileFailure`
  func use() throws -> Condition {
    let stamps = root.value([FolderStamp].self, at: Self.stampFile)
    // The state is unknown until this build finishes.
    for name in [Self.stampFile] + Self.formerFolders { try root.remove(name) }
    if Self.folders.allSatisfy({ root.status(of: $0) == nil }) { return .missing }
    guard let stamps else { return .unknown }
    return stamps == self.stamps ? .unchanged : .changed
  }

  /// Records the state of the files at the end of a build.
  ///
  /// If the record can't be written, the next build treats the state as unknown.
  func note() {
    try? root.keep(stamps, at: Self.stampFile)
  }

  /// Removes the files.
  /// - Throws: `FileFailure`
  func remove() throws {
    for folder in Self.folders { try root.remove(folder) }
  }

  private var stamps: [FolderStamp] {
    Self.folders.map { FolderStamp(root.url.appendingPathComponent($0)) }
  }
}
