import Synchronization

/// A mechanism that confines programs on a machine.
package enum SandboxMeans: Codable, Sendable, Equatable {
  /// Namespaces of their own, made by bubblewrap.
  case bubblewrap(program: String)
  /// The kernel's Landlock; why bubblewrap can't do it.
  case landlock(because: String)
  /// Only limits and a filter of system calls, with the reason that bubblewrap can't be used.
  case limits(because: String)
  /// No sandbox, by the user's own choice.
  case none

  /// The shortcoming of a machine that lacks bubblewrap.
  package static let notInstalled = "bubblewrap isn't installed"

  /// The best that this machine has, as far as is known: that bubblewrap works is taken for granted
  /// until it's tried out, which takes as long as starting an app in it. If an app can't be
  /// started, try it out.
  package static var available: SandboxMeans { known.withLock { $0.best } }

  /// The best that this machine has, tried out.
  package static var tried: SandboxMeans {
    known.withLock {
      $0.tryOut()
      return $0.best
    }
  }

  /// Takes note that a command of a `Sandbox` has started.
  static func noteStart(of command: [String]) {
    known.withLock { $0.noteStart(of: command) }
  }

  private static let known = Mutex(KnownMeans.ofThisMachine())

  /// Whether a program can't read files other than those that its rules name.
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

  /// A warning before running untrusted apps, or `nil` if everything is enforced.
  package var warning: String? {
    guard !gaps.isEmpty else { return nil }
    let reason = shortcoming.map { "The sandbox is incomplete (\($0)):" } ?? "There is no sandbox:"
    return ([reason] + gaps.map { "  • \($0)" }).joined(separator: "\n")
  }

  /// The reason that it isn't better, or `nil` if it's the best one or the user's choice.
  package var shortcoming: String? {
    switch self {
    case .landlock(let reason), .limits(let reason): reason
    case .bubblewrap, .none: nil
    }
  }
}
