import Foundation

/// The known sandbox mechanisms of a machine.
struct KnownMeans {
  /// The best there is.
  private(set) var best: SandboxMeans
  /// Whether it has been seen to work; from then on nothing that an app brings about can make it
  /// less.
  private var isCertain = false
  private let launcher: String?

  /// - Parameters:
  ///   - bubblewrap: the program, `nil` if there's none.
  ///   - launcher: our own program, `nil` if it's missing.
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

  /// Determines the mechanisms that can be detected without starting bubblewrap.
  static func ofThisMachine() -> KnownMeans {
    KnownMeans(bubblewrap: findProgram("bwrap"), launcher: try? OwnProgram.sandbox())
  }

  /// Finds out whether bubblewrap works, unless that is known.
  mutating func tryOut() {
    guard !isCertain, let launcher, case .bubblewrap(let program) = best else { return }
    // The launcher itself is seen there, and is everything that its trial needs.
    let trial = Bubblewrap(program: program).command(
      [launcher, "--landlock-version"], rules: SandboxRules(), directory: "/", launcher: launcher)
    let result = Trial.run(trial)
    guard result.status != 0 else { return isCertain = true }
    doWithoutBubblewrap(
      because: result.output.isEmpty ? "bubblewrap doesn't work here" : result.output)
  }

  /// Takes note that a command has started.
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
