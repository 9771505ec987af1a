import Synchronization

/// A mechanism that confines programs on a machine.
package enum SandboxMeans: Codable, Sendable, Equatable {
  /// Separate namespaces, created by bubblewrap.
  case bubblewrap(program: String)
  /// The kernel's Landlock, with the reason that bubblewrap can't be used.
  case landlock(because: String)
  /// Only limits and a filter for system calls, with the reason that bubblewrap can't be used.
  case limits(because: String)
  /// No sandbox, because the user has turned it off.
  case none

  /// The shortcoming of a machine without bubblewrap.
  package static let notInstalled = "bubblewrap isn't installed"

  /// The best known mechanism of this machine.
  ///
  /// Until bubblewrap has been tried out, it's assumed to work, because trying it out takes as long
  /// as starting an app in it. If an app can't be started, use `tried` instead.
  package static var available: SandboxMeans { known.withLock { $0.best } }

  /// The best mechanism of this machine, after trying it out.
  package static var tried: SandboxMeans {
    known.withLock {
      $0.tryOut()
      return $0.best
    }
  }

  /// Records that a command of a `Sandbox` has started.
  static func noteStart(of command: [String]) {
    known.withLock { $0.noteStart(of: command) }
  }

  private static let known = Mutex(KnownMeans.ofThisMachine())

  /// Whether a program can't read any files except those in its rules.
  package var hidesFiles: Bool {
    switch self {
    case .bubblewrap, .landlock: true
    case .limits, .none: false
    }
  }

  /// The restrictions that aren't enforced, one per line.
  package var gaps: [String] {
    switch self {
    case .bubblewrap: []
    case .landlock: ["an app can check whether a file or process exists, but can't read it"]
    case .limits:
      UnprivilegedUser.isNeeded
        ? ["an app can read every file", "an app can write every file that all users can"]
        : ["an app can read and write every file that you can"]
    case .none: ["an app and the compiler can do everything that you can"]
    }
  }

  /// A warning to show before running untrusted apps, or `nil` if everything is enforced.
  package var warning: String? {
    guard !gaps.isEmpty else { return nil }
    let reason = shortcoming.map { "The sandbox is incomplete (\($0)):" } ?? "There is no sandbox:"
    return ([reason] + gaps.map { "  • \($0)" }).joined(separator: "\n")
  }

  /// The reason that a better mechanism isn't used, or `nil` if this is the best one or the user's
  /// choice.
  package var shortcoming: String? {
    switch self {
    case .landlock(let reason), .limits(let reason): reason
    case .bubblewrap, .none: nil
    }
  }
}
