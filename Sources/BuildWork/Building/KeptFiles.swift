import Foundation
import Safeguards

/// The files that a project's builds keep for the next one, except for the bundles.
///
/// Files that something other than a build has changed, such as a full disk or a failing one, would
/// break all builds that come. So the next build uses them only if they're as the last one left
/// them.
struct KeptFiles {
  /// Whether the files can be used.
  enum Condition {
    /// There are none.
    case missing
    /// They're as the last build left them.
    case unchanged
    /// The last build didn't come to its end.
    case unknown
    /// They aren't as the last build left them.
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
    // Until this build has come to its end, nobody knows.
    for name in [Self.stampFile] + Self.formerFolders { try root.remove(name) }
    if Self.folders.allSatisfy({ root.status(of: $0) == nil }) { return .missing }
    guard let stamps else { return .unknown }
    return stamps == self.stamps ? .unchanged : .changed
  }

  /// Takes note of how the files are, at the end of a build; if that can't be written, the next
  /// build doesn't know.
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
