import Glibc

/// The way that a process ended.
package enum ProcessEnding: Equatable, Sendable {
  case exited(status: Int32)
  case signaled(Int32)
  /// The program exceeded a limit; the text is the rest of a sentence that starts with “because”.
  case brokeLimit(String)

  /// Whether the process ended by its own fault and not by being killed.
  package var isCrash: Bool {
    switch self {
    case .exited: false
    case .signaled(let signal): signal != SIGKILL
    case .brokeLimit: true
    }
  }
}
