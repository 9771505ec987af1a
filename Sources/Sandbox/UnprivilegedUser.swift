import CSpawn
import Foundation
import Glibc

/// The user that runs confined programs when Quince runs as the administrator.
enum UnprivilegedUser {
  /// The ID of the user and of its group.
  ///
  /// No other user has this ID: Debian and systemd don't use it, and a container that maps 65,536
  /// users includes it.
  static let id: uid_t = 65_521

  /// Whether this process runs as the administrator, and has the capabilities to change the owner
  /// of files and to switch to the user.
  static let isNeeded = getuid() == 0 && capabilities & needed == needed

  /// `CAP_CHOWN`, `CAP_SETGID`, and `CAP_SETUID`, which some containers don't even give the
  /// administrator.
  private static let needed: UInt64 = 1 << 0 | 1 << 6 | 1 << 7

  private static let capabilities: UInt64 = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    return line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
  }()

  /// Makes the user the owner of the folders that a program can write to, and allows the user to
  /// read the others.
  static func give(_ rules: SandboxRules) {
    for folder in rules.writableFolders { quince_hand_over(folder, id) }
    for path in rules.readable { quince_lend(path, id) }
  }

  /// Makes the user the owner of the pipes among the given descriptors, which programs also open by
  /// names such as `/dev/stderr`.
  static func give(pipes descriptors: [Int32]) {
    guard isNeeded else { return }
    for descriptor in descriptors {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { continue }
      fchown(descriptor, id, id)
    }
  }
}
