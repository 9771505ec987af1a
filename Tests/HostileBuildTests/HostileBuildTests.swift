import Foundation
import Glibc
import TestSupport
import Testing

/// Builds other people's projects that attempt to do harm.
///
/// About thirty are built, or all if `QUINCE_HOSTILE_BUILDS=all` is set.
struct HostileBuildTests {
  /// A build, and the confinement in which it runs.
  struct Case: CustomStringConvertible, Sendable {
    let build: HostileBuild
    let confinement: Confinement

    var description: String { "\(build) (\(confinement))" }
  }

  /// The first build of each kind, with each confinement if it runs programs, or all builds with
  /// alternating confinements.
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

  /// The checks after a build detect harm.
  ///
  /// Here, the test itself does the harm.
  @Test(arguments: ["write", "mode", "leak", "process", "network"])
  func harmIsNoticed(_ kind: String) throws {
    let build = HostileBuild("harm", .builds) { _, _ in }
    #expect(throws: HostileBuild.Harm.self) {
      try build.run(Confinement.available[0]) { try Self.harm(kind, $0) }
    }
  }

  /// Does a kind of harm as if a build had done it.
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
      // Otherwise, a reader of this process's output would also wait for the other process.
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The process inherits the signal mask of this thread, which blocks all signals that can be
      // blocked.
      home.onEnd = { kill(process.processIdentifier, SIGKILL) }
      // For a moment, the process doesn't have any arguments.
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
