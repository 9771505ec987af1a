import Foundation

/// The folders that hold a user's files of all kinds.
///
/// A project in one of them has nothing to do with the files next to it.
enum EverydayFolders {
  /// The default names, on an English system, of folders that users may unpack an archive without
  /// its own folder into.
  private static let usualNames = [
    "Desktop", "Documents", "Downloads", "Music", "Pictures", "Public", "Templates", "Videos",
  ]

  /// Returns whether a folder is one of them: the root folder, a home folder and the folders that
  /// contain it, a home's `Downloads` and similar folders, and folders for temporary files.
  /// - Parameter folder: A path without symbolic links.
  static func contains(_ folder: String) -> Bool { all.contains(folder) }

  private static let all: Set<String> = {
    let homes = Set([HomeFolder.named, HomeFolder.listed].compactMap(\.self).map(RealPath.of))
    let temporary = ["/tmp", "/var/tmp", "/dev/shm", NSTemporaryDirectory()].map(RealPath.of)
    return homes.reduce(into: Set(temporary + ["/"])) { all, home in
      all.formUnion([home, (home as NSString).deletingLastPathComponent])
      all.formUnion(folders(in: home))
    }
  }()

  /// Returns the folders in a home, by their usual names and by the settings of the desktop.
  private static func folders(in home: String) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let settings = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    let text = try? InputFile.text(
      of: URL(fileURLWithPath: "\(settings)/user-dirs.dirs"), atMost: 1 << 16)
    let chosen = (text ?? "").matches(of: /(?m)^\s*XDG_[A-Z]+_DIR="(?:\$HOME\/)?([^"]+)"/).map {
      $0.1.hasPrefix("/") ? String($0.1) : "\(home)/\($0.1)"
    }
    return (chosen + usualNames.map { "\(home)/\($0)" }).map(RealPath.of)
  }
}
