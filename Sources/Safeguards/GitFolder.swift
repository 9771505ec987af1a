import Foundation

/// Recognizes Git repositories.
enum GitFolder {
  private static let longestPointer = 4 << 10

  /// Returns the innermost repository that contains a folder, or `nil` if there isn't one.
  ///
  /// A folder with files of all kinds isn't considered a repository, because an archive that's
  /// unpacked there could contain a `.git` folder.
  /// - Parameter folder: A path without symbolic links.
  static func repository(around folder: String) -> String? {
    var candidate = folder
    while candidate != "/" {
      if isRepository(candidate) { return EverydayFolders.contains(candidate) ? nil : candidate }
      candidate = (candidate as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isRepository(_ folder: String) -> Bool {
    let git = "\(folder)/.git"
    switch kind(git) {
    case S_IFDIR: return holdsRepository(git)
    case S_IFREG: return pointsToRepository(git)
    default: return false
    }
  }

  private static func holdsRepository(_ git: String) -> Bool {
    kind("\(git)/HEAD") == S_IFREG
      && (kind("\(git)/objects") == S_IFDIR && kind("\(git)/refs") == S_IFDIR
        || kind("\(git)/commondir") == S_IFREG)
  }

  /// Returns whether a `.git` file refers to the folder of a repository, as in a submodule or a
  /// linked work tree.
  private static func pointsToRepository(_ file: String) -> Bool {
    let url = URL(fileURLWithPath: file)
    guard let text = try? InputFile.text(of: url, atMost: longestPointer),
      let match = text.wholeMatch(of: /gitdir: (.+?)\s*/)
    else { return false }
    let target = URL(
      fileURLWithPath: String(match.1), relativeTo: url.deletingLastPathComponent())
    return holdsRepository(target.standardizedFileURL.path)
  }

  /// Returns the type of the file at a path, without following a symbolic link, or `nil` if nothing
  /// is there.
  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
