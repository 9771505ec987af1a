import Foundation

/// Writes the command line that has bubblewrap confine a program.
struct Bubblewrap {
  let program: String

  /// What is seen of the devices, the processes and the host.
  private static let namespaces = [
    "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
    "--die-with-parent", "--new-session", "--as-pid-1", "--uid", "501", "--gid", "501",
    "--hostname", "localhost",
  ]

  /// Those that programs need to compute. bubblewrap's own `--dev` has terminals besides, and each mount takes time.
  private static let devices =
    ["--tmpfs", "/dev"]
    + ["/dev/null", "/dev/zero", "/dev/urandom"].flatMap { ["--dev-bind", $0, $0] }
    + ["--symlink", "urandom", "/dev/random", "--symlink", "/proc/self/fd", "/dev/fd"]
    + ["stdin", "stdout", "stderr"].enumerated().flatMap {
      ["--symlink", "/proc/self/fd/\($0.offset)", "/dev/\($0.element)"]
    }

  /// Only here can a folder have another path than outside.
  /// - Parameter launcher: the program that `command` begins with.
  func command(_ command: [String], rules: SandboxRules, directory: String, launcher: String)
    -> [String]
  {
    let size = String(rules.limits.temporaryStorage)
    return [program] + Self.namespaces + (rules.hasNetwork ? [] : ["--unshare-net"])
      + ["--proc", "/proc"] + Self.devices
      + (["/dev/shm"] + (rules.hasTemporaryFolder ? ["/tmp"] : []) + rules.temporary).flatMap {
        ["--size", size, "--tmpfs", $0]
      }
      + Self.mounts(readable: rules.readable + [launcher], writable: rules.writable)
      + rules.mounted.flatMap { ["--bind", $0.folder, $0.path] }
      + ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", directory, "--"] + command
  }

  /// A folder comes before what is in it, which would else be covered, and which needs no mount if it may be read, too.
  private static func mounts(readable: [String], writable: [String]) -> [String] {
    let writable = Set(writable)
    var above: String?
    return writable.union(readable).sorted { $0 + "/" < $1 + "/" }.flatMap { path -> [String] in
      if writable.contains(path) {
        above = nil
        return ["--bind", path, path]
      }
      if let above, path.hasPrefix(above + "/") { return [] }
      if path.filter({ $0 == "/" }).count == 1,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      {
        return ["--symlink", target, path]
      }
      above = path
      return ["--ro-bind-try", path, path]
    }
  }
}
