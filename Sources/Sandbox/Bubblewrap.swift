import Foundation

/// Creates the command line with which bubblewrap confines a program.
struct Bubblewrap {
  let program: String
  /// Whether the launcher switches to another user.
  var switchesUser = UnprivilegedUser.isNeeded

  /// The options for separate process and host namespaces.
  private static let namespaces = [
    "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
    "--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "localhost",
  ]

  /// The options for a user namespace in which an ordinary user can create the other namespaces.
  private static let users = ["--unshare-user", "--uid", "501", "--gid", "501"]

  /// The options for the administrator, who can create the other namespaces without a user
  /// namespace.
  ///
  /// In a user namespace, the program would be the administrator outside of it whichever user it
  /// had inside, and the administrator can write kernel settings and change devices. The launcher
  /// seals the devices, switches to another user, and drops the remaining capabilities. By then,
  /// folders such as `/root` that the other user can't access are hidden by the mounts.
  private static let capabilities =
    ["--cap-drop", "ALL"]
    + ["SYS_ADMIN", "SETUID", "SETGID", "SETPCAP", "DAC_READ_SEARCH"].flatMap {
      ["--cap-add", "CAP_\($0)"]
    }

  /// The device files that programs need. bubblewrap's own `--dev` option also provides terminals,
  /// and each mount takes time.
  ///
  /// `/dev/zero` isn't included because its mappings could be memory that isn't attributed to any
  /// process.
  static let deviceFiles = ["/dev/null", "/dev/urandom"]

  private static let devices =
    ["--tmpfs", "/dev"]
    + deviceFiles.flatMap { ["--dev-bind", $0, $0] }
    + ["--symlink", "urandom", "/dev/random", "--symlink", "/proc/self/fd", "/dev/fd"]
    + ["stdin", "stdout", "stderr"].enumerated().flatMap {
      ["--symlink", "/proc/self/fd/\($0.offset)", "/dev/\($0.element)"]
    }

  /// Returns a command for a sandbox in which a folder can have a different path than outside.
  /// - Parameter launcher: The program that `command` starts with.
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

  /// Returns the folders that are kept in memory.
  static func temporary(_ rules: SandboxRules) -> [String] {
    ["/dev/shm"] + (rules.hasTemporaryFolder ? ["/tmp"] : []) + rules.temporary
  }

  /// Returns the mount of a folder that's kept in memory.
  ///
  /// The user that the launcher switches to can write to the folder.
  private static func inMemory(_ path: String, size: Int) -> Mount {
    Mount(path: path, arguments: ["--perms", "1777", "--size", "\(size)", "--tmpfs", path])
  }

  /// Returns the mounts without folders that are readable anyway.
  ///
  /// Each folder comes before its contents, because it would hide them otherwise.
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

  /// Returns the arguments for mounts, preceded by arguments that create their parent folders.
  ///
  /// If bubblewrap created the parent folders, only its own user could access them.
  private static func arguments(of mounts: [Mount]) -> [String] {
    let links = Set(mounts.filter(\.isLink).map(\.path))
    var made: Set<String> = []
    return mounts.flatMap { mount -> [String] in
      let missing = folders(above: mount.path, links).filter { made.insert($0).inserted }
      // A mount hides everything that was created at its path.
      made = made.filter { !$0.hasPrefix(mount.path + "/") }
      return missing.flatMap { ["--dir", $0] } + mount.arguments
    }
  }

  /// Returns the folders on the way to a path, starting at the root, except for those behind a
  /// link.
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
