import Foundation
import Sandbox
import Testing

@testable import BuildWork

/// The files and processes that a confined program sees if bubblewrap creates its namespace.
@Suite(.enabled(if: Sandbox(SandboxSettings()).hasOwnFolders))
struct BubblewrapTests {
  private func run(_ script: String, _ change: (inout SandboxRules) -> Void = { _ in }) async throws
    -> String
  {
    var rules = SandboxRules()
    rules.readable = SystemFolders.development + SystemFolders.libraries
    rules.limits = .compiler
    change(&rules)
    let command = try Sandbox(SandboxSettings()).command(
      ["/bin/sh", "-c", script], rules: rules, directory: "/")
    let folder = URL(fileURLWithPath: "/")
    return try await ConfinedProgram.run(command, environment: ["PATH": "/usr/bin"], in: folder)
      .output
  }

  @Test func itsDevicesAreThoseThatComputingTakes() async throws {
    let script = """
      ls -x -w 200 /dev
      for device in random urandom; do head -c 8 /dev/$device >/dev/shm/read; wc -c </dev/shm/read; done
      echo lost > /dev/null && echo told > /dev/stderr
      touch /dev/new || echo refused
      """
    let lines = try await run(script).split(separator: "\n").map(String.init)
    #expect(
      lines.first?.split(separator: " ") == [
        "fd", "null", "random", "shm", "stderr", "stdin", "stdout", "urandom",
      ], "\(lines)")
    #expect(lines.dropFirst().prefix(2) == ["8", "8"])
    #expect(lines.contains("told") && lines.last == "refused")
  }

  /// A file in a folder that's readable anyway doesn't need a separate mount, unless the folder is
  /// writable.
  @Test func aFolderIsMountedOnce() async throws {
    let scratch = try ScratchFolder()
    let (open, kept) = ("\(scratch.url.path)/open", "\(scratch.url.path)/open/kept")
    try FileManager.default.createDirectory(
      atPath: "\(open)/in", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    let script = """
      cut -d ' ' -f 5 /proc/self/mountinfo
      touch \(open)/in/new && echo written
      touch \(kept)/new || echo refused
      """
    let output = try await run(script) {
      $0.readable += ["/usr/share", kept]
      $0.writable = [open]
    }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("/usr") } == ["/usr"])
    #expect(lines.contains(open) && lines.contains(kept))
    #expect(lines.contains("written") && lines.contains("refused"))
  }
}
