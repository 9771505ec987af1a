import Foundation

/// The folders from which a stranger's project or flow may have files read.
///
/// These are its own folder, or the Git repository around it. Neither a folder with a person's
/// files of every kind, such as the home, nor anything hidden outside the project counts.
package struct ReadingArea: Codable, Equatable, Sendable {
  /// The area around its own folder from which a project can read files.
  package enum Scope: String, Codable, Sendable {
    /// The whole Git repository, if there's one.
    case repository
    /// Only its own folder.
    case ownFolder
  }

  /// The folder of the project or the flow.
  private let own: String
  /// The folders around it that belong to it, the widest first; its own if there are none.
  private let surroundings: [String]
  /// The additional folders that the user allows.
  private let others: [String]
  /// The files and folders in it that are kept from the project all the same.
  private let hidden: [String]

  /// Creates the area around a folder.
  /// - Parameters:
  ///   - named: The folder that the user has named as the project's, which may be above its own.
  ///   - scope: How far the area reaches.
  ///   - others: the additional folders that the user allows.
  ///   - hidden: Files and folders that are kept from the project, wherever they are.
  package init(
    around folder: URL, named: URL? = nil, scope: Scope = .repository, allowing others: [URL] = [],
    hiding hidden: [URL] = []
  ) {
    let own = RealPath.of(folder.path)
    let named = named.map { RealPath.of($0.path) }.flatMap {
      Self.path(own, below: $0) == nil || EverydayFolders.contains($0) ? nil : $0
    }
    let repository = scope == .repository ? GitFolder.repository(around: own) : nil
    let around = [named, repository].compactMap(\.self).sorted { $0.utf8.count < $1.utf8.count }
    self.own = own
    self.others = others.map { RealPath.of($0.path) }
    self.hidden = hidden.map { RealPath.of($0.path) }
    surroundings = around.isEmpty && !EverydayFolders.contains(own) ? [own] : around
  }

  /// The paths of all its folders.
  package var folders: [String] { [own] + surroundings + others }

  /// The paths that are hidden from the project.
  package var hiddenPaths: [String] { hidden }

  /// Returns whether a file, or a folder that contains it, is hidden from the project.
  package func hides(_ file: URL) -> Bool { hides(RealPath.of(file.path)) }

  private func hides(_ path: String) -> Bool {
    hidden.contains { Self.path(path, below: $0) != nil }
  }

  /// Finds the real place that a path leads to, with symbolic links resolved.
  /// - Throws: `FileFailure` if that is outside.
  @discardableResult
  package func resolve(_ file: URL) throws(FileFailure) -> URL {
    let path = RealPath.of(file.path)
    guard !hides(path) else {
      throw FileFailure(file.path, "it's hidden from the project, because its grade depends on it")
    }
    guard contains(path) else { throw refusal(of: file.standardizedFileURL.path, path) }
    return URL(fileURLWithPath: path)
  }

  private func contains(_ path: String) -> Bool {
    if others.contains(where: { Self.path(path, below: $0) != nil }) { return true }
    // Hidden files next to a project, such as .ssh or .git, aren't meant for it.
    let isAround = surroundings.contains { root in
      Self.names(path, below: root)?.allSatisfy { !$0.hasPrefix(".") } == true
    }
    return isAround
      || !surroundings.isEmpty && Self.names(path, below: own)?.contains(".git") == false
  }

  private func refusal(of file: String, _ path: String) -> FileFailure {
    guard !surroundings.isEmpty else {
      return FileFailure(
        file,
        "the project is directly in \(own), among unrelated files; move it to a folder of "
          + "its own, or pass --also-read \(own.quotedForShell)")
    }
    let subject = path == file ? "it" : "it's a link to \(path), which"
    let root = surroundings.first { Self.path(path, below: $0) != nil }
    let reason = root.map { "is hidden in \($0)" } ?? "is outside \(surroundings[0])"
    let folder =
      MacFileSystem.isFolder(URL(fileURLWithPath: path))
      ? path : (path as NSString).deletingLastPathComponent
    return FileFailure(
      file, "\(subject) \(reason); to allow it, pass --also-read \(folder.quotedForShell)")
  }

  private static func names(_ path: String, below root: String) -> [Substring]? {
    Self.path(path, below: root).map { $0.split(separator: "/") }
  }

  private static func path(_ path: String, below root: String) -> Substring? {
    if path == root || root == "/" { return path.dropFirst(root.count) }
    return path.hasPrefix(root + "/") ? path.dropFirst(root.count + 1) : nil
  }
}
