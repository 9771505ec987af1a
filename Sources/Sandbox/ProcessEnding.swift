import Glibc

/// The way that a process ended.
package enum ProcessEnding: Equatable, Sendable {
  case exited(status: Int32)
  case signaled(Int32)
  /// The program exceeded a limit.
  ///
  /// The text completes a sentence that starts with “because”.
  case brokeLimit(String)

  /// Whether the process ended because of an error of its own, instead of being terminated from
  /// outside.
  package var isCrash: Bool {
    switch self {
    case .exited: false
    case .signaled(let signal): signal != SIGKILL
    case .brokeLimit: true
    }
  }
}
