import Foundation

/// What confines programs on a machine.
package enum SandboxMeans: Codable, Sendable, Equatable {
  /// Namespaces of their own, made by bubblewrap.
  case bubblewrap(program: String)
  /// The kernel's Landlock; why bubblewrap cannot do it.
  case landlock(because: String)
  /// Nothing but limits and a filter of system calls; why bubblewrap cannot do it.
  case limits(because: String)
  /// Nothing at all, by the person's own choice.
  case none

  /// The shortcoming of a machine that lacks bubblewrap.
  package static let notInstalled = "bubblewrap is not installed"

  /// The best that this machine has.
  package static let available = find()

  /// What is not enforced, a line each.
  package var gaps: [String] {
    switch self {
    case .bubblewrap: []
    case .landlock:
      [
        "an app sees the names of this machine's processes",
        "a process that an app starts may outlive it",
      ]
    case .limits:
      [
        "an app can read and write every file that you can",
        "a process that an app starts may outlive it",
      ]
    case .none: ["an app and the compiler can do all that you can"]
    }
  }

  /// What a person should know before a stranger's app runs; `nil` where all is enforced.
  package var warning: String? {
    guard !gaps.isEmpty else { return nil }
    let reason = shortcoming.map { "The sandbox is incomplete (\($0)):" } ?? "There is no sandbox:"
    return ([reason] + gaps.map { "  • \($0)" }).joined(separator: "\n")
  }

  /// Why it is no better; `nil` where it is the best there is, or the person's choice.
  package var shortcoming: String? {
    switch self {
    case .landlock(let reason), .limits(let reason): reason
    case .bubblewrap, .none: nil
    }
  }

  private static func find() -> SandboxMeans {
    guard let launcher = try? OwnProgram.sandbox() else {
      return .limits(because: "quince-sandbox is missing")
    }
    let reason: String
    if let program = findProgram("bwrap") {
      // The launcher itself is seen there, and is all that its trial needs.
      let trial = Bubblewrap(program: program).command(
        [launcher, "--landlock-version"], rules: SandboxRules(), directory: "/", launcher: launcher)
      let result = Trial.run(trial)
      if result.status == 0 { return .bubblewrap(program: program) }
      reason = result.output.isEmpty ? "bubblewrap does not work here" : result.output
    } else {
      reason = notInstalled
    }
    let version = Int(Trial.run([launcher, "--landlock-version"]).output) ?? 0
    return version > 0 ? .landlock(because: reason) : .limits(because: reason)
  }

  private static func findProgram(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
