import CSpawn
import Foundation
import Glibc

/// The user as whom confined programs run when Quince runs as the administrator.
enum UnprivilegedUser {
  /// The number of the user and of their group.
  ///
  /// It belongs to nobody: Debian and systemd leave it free, and a container that maps 65,536 users
  /// has it.
  static let id: uid_t = 65_521

  /// Whether this process is the administrator's, and has the capabilities to give files away and
  /// to become the user.
  static let isNeeded = getuid() == 0 && capabilities & needed == needed

  /// `CAP_CHOWN`, `CAP_SETGID`, and `CAP_SETUID`, which some containers take even from the
  /// administrator.
  private static let needed: UInt64 = 1 << 0 | 1 << 6 | 1 << 7

  private static let capabilities: UInt64 = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    return line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
  }()

  /// Makes the user the owner of the folders that a program can write to, and lets the user read
  /// the others.
  static func give(_ rules: SandboxRules) {
    for folder in rules.writableFolders { quince_hand_over(folder, id) }
    for path in rules.readable { quince_lend(path, id) }
  }

  /// Makes the user the owner of the pipes among some descriptors, which programs also open by
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
