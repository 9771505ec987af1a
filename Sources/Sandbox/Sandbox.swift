import Foundation

/// Confines programs that are not trusted.
package struct Sandbox: Sendable {
  private let means: SandboxMeans

  /// A sandbox, or none, as a person has chosen.
  package init(_ settings: SandboxSettings) {
    means = settings.means
  }

  /// Whether the program sees folders of its own, temporary ones and those under another path.
  package var hasOwnFolders: Bool {
    if case .bubblewrap = means { return true }
    return false
  }

  /// The command that runs a program in the confines of some rules, and tells `SupervisedProcess` how it fares.
  /// - Parameter command: The path of the program, and its arguments.
  /// - Throws: an error that says what is missing on this machine.
  package func command(_ command: [String], rules: SandboxRules, directory: String) throws
    -> [String]
  {
    let launcher = try OwnProgram.sandbox()
    let supervised =
      [launcher, "--status", "\(SupervisedProcess.statusDescriptor)"]
      + options(rules) + ["--"] + command
    guard case .bubblewrap(let program) = means else { return supervised }
    return Bubblewrap(program: program).command(
      supervised, rules: rules, directory: directory, launcher: launcher)
  }

  private func options(_ rules: SandboxRules) -> [String] {
    var options: [String] = []
    if let preferences = rules.preferences {
      options += ["--preferences", preferences.from, preferences.to]
    }
    if means == .none { return options }
    let limits = rules.limits
    let numbers: [(String, Int?)] = [
      ("--memory", limits.memory), ("--address-space", limits.addressSpace),
      ("--file-size", limits.fileSize), ("--cpu-seconds", limits.computing),
      ("--processes", limits.processes), ("--threads", limits.threads),
    ]
    for case (let name, let number?) in numbers { options += [name, "\(number)"] }
    if let storage = limits.storage, let container = rules.container {
      options += ["--storage", "\(storage)", "--container", container]
    }
    options.append("--filter")
    if case .bubblewrap = means { return options }
    if !rules.hasNetwork { options.append("--refuse-sockets") }
    if case .landlock = means { options += Self.landlock(rules) }
    return options
  }

  private static func landlock(_ rules: SandboxRules) -> [String] {
    let devices = ["/dev/zero", "/dev/random", "/dev/urandom", "/proc"]
    return ["--landlock"]
      + (rules.readable + devices).flatMap { ["--read", $0] }
      + (rules.writable + rules.temporary + rules.mounted.map(\.folder) + ["/dev/null"]).flatMap {
        ["--write", $0]
      }
  }
}
