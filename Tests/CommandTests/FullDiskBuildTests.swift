import Foundation
import Glibc
import TestSupport
import Testing

/// A full disk during a build must not have lasting effects.
struct FullDiskBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a slow program without using the threads that other tests need to continue.
  private static func run(
    _ arguments: [String], program: URL? = nil, environment: [String: String]
  ) async throws -> Command.Outcome {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try Command.run(arguments, program: program, environment: environment)
          })
      }
    }
  }

  /// Runs a script with a separate disk for the cache.
  private func run(_ script: String, diskSize: Int) async throws -> Command.Outcome {
    let cache = folder.file("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache
    return try await Self.run(
      [
        "bwrap", "--dev-bind", "/", "/", "--size", "\(diskSize)", "--tmpfs", cache,
        "--die-with-parent", "bash", "-c", script,
      ], program: URL(fileURLWithPath: "/usr/bin/env"), environment: environment)
  }

  /// The disk becomes full while compiling, creating the first folder, or copying the compiler's
  /// copy of the system modules.
  @Test func theNextBuildIsMadeFromScratch() async throws {
    let project = try SpoiltProject()
    let outcome = try await run(
      """
      build() { '\(Command.executable.path)' build "$1" -o '\(folder.file("output").path)'; }
      leave() {
        rm -f "$XDG_CACHE_HOME/filler"
        room=$(df --output=avail -B1 "$XDG_CACHE_HOME" | tail -1)
        head -c $((room - $1)) /dev/zero > "$XDG_CACHE_HOME/filler"
      }
      build '\(Command.repository.path)/Apps/HelloEnrique' || exit 10
      modules=$(du -sB1 "$XDG_CACHE_HOME"/quince/system-modules-*/ | cut -f1)
      for room in $((modules + 100000)) 50000 $((modules / 2)); do
        leave $room
        build '\(project.path)' || failures=$((failures + 1))
      done
      # A build that starts once more from scratch can find the room that the last one took.
      [ "${failures:-0}" -ge 1 ] || exit 11
      rm "$XDG_CACHE_HOME/filler"
      build '\(project.path)' || exit 12
      """, diskSize: 300 << 20)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let told = outcome.errors.split(separator: "\n").filter {
      $0.contains("the disk is full") || $0.contains("No space left")
    }
    #expect(!told.isEmpty, "\(outcome.errors)")
    withExtendedLifetime(project) {}
  }

  /// The files that all projects share are also created again.
  @Test func whatAllProjectsShareIsMadeAgain() async throws {
    let project = try SpoiltProject()
    let cache = folder.file("cache")
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache.path
    let arguments = ["build", project.path, "-o", project.output.path]
    #expect(try await Self.run(arguments, environment: environment).code == 0)
    let shared = cache.appendingPathComponent("quince")
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path)
    for name in names where name.hasSuffix(".json") {
      #expect(truncate(shared.appendingPathComponent(name).path, 100) == 0)
    }
    let modules = try #require(
      names.first { $0.hasPrefix("system-modules-") && !$0.hasSuffix(".json") })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(shared.path)/\(modules)")
    for path in paths where path.hasSuffix(".pcm") {
      #expect(truncate("\(shared.path)/\(modules)/\(path)", 1000) == 0)
    }
    let own = try #require(names.first { $0.hasPrefix("HelloEnrique-") })
    try FileManager.default.removeItem(at: shared.appendingPathComponent(own))
    let outcome = try await Self.run(arguments, environment: environment)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    withExtendedLifetime(project) {}
  }
}
