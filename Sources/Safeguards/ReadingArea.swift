import Foundation

/// The folders from which someone else's project or flow can read files.
///
/// The area consists of the project's own folder or the Git repository around it. It includes
/// neither a folder with files of all kinds, such as the home folder, nor hidden files outside of
/// the project.
package struct ReadingArea: Codable, Equatable, Sendable {
  /// The extent of the area around the project's own folder.
  package enum Scope: String, Codable, Sendable {
    /// The whole Git repository, if there is one.
    case repository
    /// Only the project's own folder.
    case ownFolder
  }

  /// The folder of the project or flow.
  private let own: String
  /// The surrounding folders that belong to the project, the outermost first, or the project's own
  /// folder if there are none.
  private let surroundings: [String]
  /// The additional folders that the user allows.
  private let others: [String]
  /// The files and folders in the area that the project can't access anyway.
  private let hidden: [String]

  /// Creates the area around a folder.
  /// - Parameters:
  ///   - named: The folder that the user has specified as the project's folder, which may contain
  ///     the project's own folder.
  ///   - scope: The extent of the area.
  ///   - others: The additional folders that the user allows.
  ///   - hidden: The files and folders that the project can't access, wherever they are.
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

  /// The paths of all folders in the area.
  package var folders: [String] { [own] + surroundings + others }

  /// The paths that are hidden from the project.
  package var hiddenPaths: [String] { hidden }

  /// Returns whether a file, or a folder that contains it, is hidden from the project.
  package func hides(_ file: URL) -> Bool { hides(RealPath.of(file.path)) }

  private func hides(_ path: String) -> Bool {
    hidden.contains { Self.path(path, below: $0) != nil }
  }

  /// Returns the actual location of a file, with symbolic links resolved.
  /// - Throws: `FileFailure` if the location is outside of the area.
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
    // Hidden files next to a project, such as `.ssh` or `.git`, don't belong to it.
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

  private static func path(_ path: String, below root: String) -> String? {
    path.utf8.elementsEqual(root.utf8) ? "" : path.path(relativeTo: root)
  }
}
