import Foundation

/// Writes the command line that has bubblewrap confine a program.
struct Bubblewrap {
  let program: String
  /// Whether the launcher becomes another user.
  var switchesUser = UnprivilegedUser.isNeeded

  /// Separate views of the processes and the host.
  private static let namespaces = [
    "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
    "--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "localhost",
  ]

  /// A namespace in which an ordinary user can make the others.
  private static let users = ["--unshare-user", "--uid", "501", "--gid", "501"]

  /// Everything that's left to the administrator, who needs no namespace of users to make the
  /// others. In one, whichever user the program were, it would be the administrator outside, who
  /// can write kernel settings and change devices. The launcher seals the devices, becomes another
  /// user, and drops the rest; folders such as `/root`, which are closed to that user, are behind
  /// the mounts by then.
  private static let capabilities =
    ["--cap-drop", "ALL"]
    + ["SYS_ADMIN", "SETUID", "SETGID", "SETPCAP", "DAC_READ_SEARCH"].flatMap {
      ["--cap-add", "CAP_\($0)"]
    }

  /// The devices that programs need to compute. bubblewrap's own `--dev` has terminals besides, and
  /// each mount takes time. Mappings of `/dev/zero` could be memory that no process shows that it
  /// has.
  static let deviceFiles = ["/dev/null", "/dev/urandom"]

  private static let devices =
    ["--tmpfs", "/dev"]
    + deviceFiles.flatMap { ["--dev-bind", $0, $0] }
    + ["--symlink", "urandom", "/dev/random", "--symlink", "/proc/self/fd", "/dev/fd"]
    + ["stdin", "stdout", "stderr"].enumerated().flatMap {
      ["--symlink", "/proc/self/fd/\($0.offset)", "/dev/\($0.element)"]
    }

  /// Returns a command for a sandbox in which a folder can have a different path than outside.
  /// - Parameter launcher: the program that `command` starts with.
  func command(_ command: [String], rules: SandboxRules, directory: String, launcher: String)
    -> [String]
  {
    let mounts =
      Self.temporary(rules).map { Self.inMemory($0, size: rules.limits.temporaryStorage) }
      + Self.mounts(readable: rules.readable + [launcher], writable: rules.writable)
      + rules.mounted.map { Mount(path: $0.path, arguments: ["--bind", $0.folder, $0.path]) }
    return [program] + Self.namespaces + (switchesUser ? Self.capabilities : Self.users)
      + (rules.hasNetwork ? [] : ["--unshare-net"])
      + ["--proc", "/proc"] + Self.devices
      + Self.arguments(of: mounts)
      + ["/proc", "/dev", "/"].flatMap { ["--remount-ro", $0] }
      + ["--chdir", directory, "--"] + command
  }

  /// A mount at a path.
  private struct Mount {
    var path: String
    var arguments: [String]

    var isLink: Bool { arguments.first == "--symlink" }
  }

  /// Returns the folders that are in memory.
  static func temporary(_ rules: SandboxRules) -> [String] {
    ["/dev/shm"] + (rules.hasTemporaryFolder ? ["/tmp"] : []) + rules.temporary
  }

  /// Returns a folder in memory. The user that the launcher becomes can write to it.
  private static func inMemory(_ path: String, size: Int) -> Mount {
    Mount(path: path, arguments: ["--perms", "1777", "--size", "\(size)", "--tmpfs", path])
  }

  /// Returns the mounts, with each folder before its contents, which it would otherwise cover, and
  /// without folders that are readable anyway.
  private static func mounts(readable: [String], writable: [String]) -> [Mount] {
    let writable = Set(writable)
    var above: String?
    return writable.union(readable).sorted { $0 + "/" < $1 + "/" }.compactMap { path -> Mount? in
      if writable.contains(path) {
        above = nil
        return Mount(path: path, arguments: ["--bind", path, path])
      }
      if let above, path.hasPrefix(above + "/") { return nil }
      if path.filter({ $0 == "/" }).count == 1,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      {
        return Mount(path: path, arguments: ["--symlink", target, path])
      }
      above = path
      return Mount(path: path, arguments: ["--ro-bind-try", path, path])
    }
  }

  /// Returns the arguments of mounts, each after those that create its parent folders: bubblewrap
  /// itself would create them for its own user only.
  private static func arguments(of mounts: [Mount]) -> [String] {
    let links = Set(mounts.filter(\.isLink).map(\.path))
    var made: Set<String> = []
    return mounts.flatMap { mount -> [String] in
      let missing = folders(above: mount.path, links).filter { made.insert($0).inserted }
      // A mount covers everything that was made in its place.
      made = made.filter { !$0.hasPrefix(mount.path + "/") }
      return missing.flatMap { ["--dir", $0] } + mount.arguments
    }
  }

  /// Returns the folders on the way to a path, starting at the root, except those behind a link.
  private static func folders(above path: String, _ links: Set<String>) -> [String] {
    var folders: [String] = []
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1, !links.contains(folder) {
      folders.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folders.reversed()
  }
}
