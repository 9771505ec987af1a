import Foundation
import Glibc
import TestSupport
import Testing

/// A disk that is full while a project is built breaks nothing for good.
struct FullDiskBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a script for which the cache is a disk of its own.
  private func run(_ script: String, diskSize: Int) throws -> Command.Outcome {
    let cache = folder.file("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache
    return try Command.run(
      [
        "bwrap", "--dev-bind", "/", "/", "--size", "\(diskSize)", "--tmpfs", cache,
        "--die-with-parent", "bash", "-c", script,
      ], program: URL(fileURLWithPath: "/usr/bin/env"), environment: environment)
  }

  /// As it copies what the compiler has made of the system, as it makes its first folder, and as it compiles.
  @Test func theNextBuildIsMadeFromScratch() throws {
    let project = try SpoiltProject()
    let outcome = try run(
      """
      build() { '\(Command.executable.path)' build "$1" -o '\(folder.file("output").path)'; }
      leave() {
        rm -f "$XDG_CACHE_HOME/filler"
        room=$(df --output=avail -B1 "$XDG_CACHE_HOME" | tail -1)
        head -c $((room - $1)) /dev/zero > "$XDG_CACHE_HOME/filler"
      }
      build '\(Command.repository.path)/Apps/HelloEnrique' || exit 10
      for room in 18500000 50000 9000000; do
        leave $room
        build '\(project.path)' && exit 11
      done
      rm "$XDG_CACHE_HOME/filler"
      build '\(project.path)' || exit 12
      """, diskSize: 300 << 20)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count >= 3)
    #expect(errors.allSatisfy { $0.contains("disk is full") || $0.contains("No space left") })
  }

  /// What all projects share is made again, too.
  @Test func whatAllProjectsShareIsMadeAgain() throws {
    let project = try SpoiltProject()
    let cache = folder.file("cache")
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache.path
    func build() throws -> Command.Outcome {
      try Command.run(["build", project.path, "-o", project.output.path], environment: environment)
    }
    #expect(try build().code == 0)
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
    let outcome = try build()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
  }
}
