import Foundation

/// Confines programs that aren't trusted.
package struct Sandbox: Sendable {
  private let means: SandboxMeans
  /// Whether programs run as another user.
  private let switchesUser: Bool

  /// Creates a sandbox with the given settings, which may turn it off.
  package init(_ settings: SandboxSettings) {
    self.init(settings.means, switchesUser: UnprivilegedUser.isNeeded)
  }

  /// Creates a sandbox that uses the given mechanism.
  init(_ means: SandboxMeans, switchesUser: Bool) {
    self.means = means
    self.switchesUser = switchesUser && means != .none
  }

  /// Whether the program has its own temporary folders and can use folders under different paths.
  package var hasOwnFolders: Bool {
    if case .bubblewrap = means { return true }
    return false
  }

  /// Returns the command that runs a program under some rules and reports its state to
  /// `SupervisedProcess`.
  ///
  /// If the program runs as another user, that user becomes the owner of its folders.
  /// - Parameter command: The path of the program, and its arguments.
  /// - Throws: An error with the name of a part that's missing on this machine.
  package func command(_ command: [String], rules: SandboxRules, directory: String) throws
    -> [String]
  {
    let launcher = try OwnProgram.sandbox()
    if switchesUser { UnprivilegedUser.give(rules) }
    let supervised =
      [launcher, "--status", "\(SupervisedProcess.statusDescriptor)"]
      + options(rules) + ["--"] + command
    guard case .bubblewrap(let program) = means else { return supervised }
    return Bubblewrap(program: program, switchesUser: switchesUser).command(
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
      ("--process-cpu-seconds", limits.processComputing), ("--others-seconds", limits.othersTime),
      ("--user", switchesUser ? Int(UnprivilegedUser.id) : nil),
    ]
    for case (let name, let number?) in numbers { options += [name, "\(number)"] }
    if let storage = limits.storage, let container = rules.container {
      options += ["--storage", "\(storage)", "--container", container]
    }
    options.append("--filter")
    if rules.isDebuggable { options.append("--debuggable") }
    if limits.memory != nil, ControlGroup.parent != nil { options.append(ControlGroup.option) }
    if case .bubblewrap = means {
      options += Bubblewrap.temporary(rules).flatMap { ["--temporary", $0] }
      guard switchesUser else { return options }
      return options + Bubblewrap.deviceFiles.flatMap { ["--seal", $0] }
    }
    if !rules.hasNetwork { options.append("--refuse-sockets") }
    if case .landlock = means { options.append("--landlock") }
    return options + ["--guard-attributes"] + Self.files(rules)
  }

  /// Returns the files that the program can access if other files aren't hidden by a namespace.
  private static func files(_ rules: SandboxRules) -> [String] {
    (rules.readable + devices + processes).flatMap { ["--read", $0] }
      + (rules.writableFolders + ["/dev/null"]).flatMap { ["--write", $0] }
  }

  private static let devices = ["/dev/random", "/dev/urandom"]

  /// The files with information about the program and the machine that the program can read.
  ///
  /// They don't contain information about other processes.
  private static let processes =
    ["self", "cpuinfo", "filesystems", "loadavg", "meminfo", "stat", "uptime", "version"].map {
      "/proc/\($0)"
    } + ["kernel/osrelease", "kernel/random", "vm/overcommit_memory"].map { "/proc/sys/\($0)" }
}
