import Foundation
import Glibc
import TestSupport
import Testing

/// Builds strangers' projects that try to do harm: about thirty, or all with
/// `QUINCE_HOSTILE_BUILDS=all`.
struct HostileBuildTests {
  /// A build, and its user.
  struct Case: CustomStringConvertible, Sendable {
    let build: HostileBuild
    let confinement: Confinement

    var description: String { "\(build) (\(confinement))" }
  }

  /// The first of each kind, those that run programs in each way; or all builds, in each way by
  /// turns.
  private static let cases: [Case] = {
    let ways = Confinement.available
    guard ProcessInfo.processInfo.environment["QUINCE_HOSTILE_BUILDS"] == "all" else {
      return inEachWay(HostileBuild.confinedKinds, ways)
        + HostileBuild.describedKinds.map {
          Case(build: $0[0], confinement: ways[0])
        }
    }
    return HostileBuild.all.enumerated().map {
      Case(build: $1, confinement: ways[$0 % ways.count])
    }
  }()

  private static func inEachWay(_ kinds: [[HostileBuild]], _ ways: [Confinement]) -> [Case] {
    kinds.flatMap { kind in ways.map { Case(build: kind[0], confinement: $0) } }
  }

  @Test(arguments: cases)
  func harmsNothing(_ hostile: Case) throws {
    try hostile.build.run(hostile.confinement)
  }

  @Test func thereAreManyBuilds() {
    #expect(HostileBuild.all.count >= 150)
    #expect(Set(HostileBuild.all.map(\.description)).count == HostileBuild.all.count)
  }

  /// The judges of the builds notice harm: here the test itself does it.
  @Test(arguments: ["write", "mode", "leak", "process", "network"])
  func harmIsNoticed(_ kind: String) throws {
    let build = HostileBuild("harm", .builds) { _, _ in }
    #expect(throws: HostileBuild.Harm.self) {
      try build.run(Confinement.available[0]) { try Self.harm(kind, $0) }
    }
  }

  /// Does harm of a kind, as if a build had done it.
  private static func harm(_ kind: String, _ home: HostileHome) throws {
    switch kind {
    case "write": try Data().write(to: home.documents.appendingPathComponent("planted"))
    case "mode": chmod(home.key.path, 0o600)
    case "leak":
      try Data(home.secret.utf8).write(to: home.output.appendingPathComponent("leak.txt"))
    case "process":
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = [home.marker]
      // Whoever reads this process's output would wait for the other one's, too.
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // It inherits this thread's mask, which blocks all signals that can be blocked.
      home.onEnd = { kill(process.processIdentifier, SIGKILL) }
      // For a moment, it is a process without arguments.
      for _ in 0..<2000 where home.leftProcesses.isEmpty { usleep(1000) }
    default:
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(home.listener.port)"]
      try shell.run()
      shell.waitUntilExit()
    }
  }
}
