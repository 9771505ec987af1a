import Foundation

/// What's known about the sandbox mechanisms of a machine.
struct KnownMeans {
  /// The best available mechanism.
  private(set) var best: SandboxMeans
  /// Whether the mechanism is known to work.
  ///
  /// From then on, an app can't cause a weaker one to be used.
  private var isCertain = false
  private let launcher: String?

  /// - Parameters:
  ///   - bubblewrap: The path of bubblewrap, or `nil` if it isn't installed.
  ///   - launcher: The path of Quince's launcher, or `nil` if it's missing.
  init(bubblewrap: String?, launcher: String?) {
    self.launcher = launcher
    if launcher == nil {
      best = .limits(because: "quince-sandbox isn't installed")
      isCertain = true
    } else if let bubblewrap {
      best = .bubblewrap(program: bubblewrap)
    } else {
      best = .limits(because: SandboxMeans.notInstalled)
      doWithoutBubblewrap(because: SandboxMeans.notInstalled)
    }
  }

  /// Returns the mechanisms of this machine, as far as they can be detected without starting
  /// bubblewrap.
  static func ofThisMachine() -> KnownMeans {
    KnownMeans(bubblewrap: findProgram("bwrap"), launcher: try? OwnProgram.sandbox())
  }

  /// Determines whether bubblewrap works, unless that's already known.
  mutating func tryOut() {
    guard !isCertain, let launcher, case .bubblewrap(let program) = best else { return }
    // The launcher is visible there, and the trial doesn't need anything else.
    let trial = Bubblewrap(program: program).command(
      [launcher, "--landlock-version"], rules: SandboxRules(), directory: "/", launcher: launcher)
    let result = Trial.run(trial)
    guard result.status != 0 else { return isCertain = true }
    doWithoutBubblewrap(
      because: result.output.isEmpty ? "bubblewrap doesn't work here" : result.output)
  }

  /// Records that a command has started.
  mutating func noteStart(of command: [String]) {
    if case .bubblewrap(let program) = best, command.first == program { isCertain = true }
  }

  private mutating func doWithoutBubblewrap(because reason: String) {
    isCertain = true
    let version = launcher.flatMap { Int(Trial.run([$0, "--landlock-version"]).output) } ?? 0
    best = version > 0 ? .landlock(because: reason) : .limits(because: reason)
  }

  private static func findProgram(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
