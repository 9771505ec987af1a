import Foundation

/// The folders that hold a person's files of every kind, so that a project among them shares nothing with its neighbors.
enum EverydayFolders {
  /// Where an archive's files get when it's unpacked with no folder around them, as on a system in English.
  private static let usualNames = [
    "Desktop", "Documents", "Downloads", "Music", "Pictures", "Public", "Templates", "Videos",
  ]

  /// Whether a folder is one: the root, a home and what it's in, a home's `Downloads` and the like, and those for temporary
  /// files.
  /// - Parameter folder: A path without symbolic links.
  static func contains(_ folder: String) -> Bool {
    folder == "/" || temporary.contains(folder)
      || homes.contains { home in
        folder == home || folder == (home as NSString).deletingLastPathComponent
          || folders(in: home).contains(folder)
      }
  }

  private static var temporary: [String] {
    ["/tmp", "/var/tmp", "/dev/shm", NSTemporaryDirectory()].map(RealPath.of)
  }

  /// The home that the environment names, and the one of the list of accounts.
  private static var homes: Set<String> {
    let named = ProcessInfo.processInfo.environment["HOME"].map { [$0] } ?? []
    let listed =
      getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { [String(cString: $0)] } ?? []
    return Set((named + listed).filter { $0.hasPrefix("/") }.map(RealPath.of))
  }

  /// The folders that a home has by their usual names and by those that the desktop has for them.
  private static func folders(in home: String) -> Set<String> {
    let environment = ProcessInfo.processInfo.environment
    let settings = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    let text = try? InputFile.text(
      of: URL(fileURLWithPath: "\(settings)/user-dirs.dirs"), atMost: 1 << 16)
    let chosen = (text ?? "").matches(of: /(?m)^\s*XDG_[A-Z]+_DIR="(?:\$HOME\/)?([^"]+)"/).map {
      $0.1.hasPrefix("/") ? String($0.1) : "\(home)/\($0.1)"
    }
    return Set((chosen + usualNames.map { "\(home)/\($0)" }).map(RealPath.of))
  }
}
