import Foundation
import Testing

/// The command and the changelog have the same version.
struct VersionTests {
  @Test func theNewestReleaseInTheChangelogIsThisVersion() throws {
    let changelog = try String(
      contentsOf: Command.repository.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let releases = changelog.matches(of: /\n## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}\n/)
      .map { String($0.1) }
    #expect(releases.first.map { "\($0)\n" } == (try Command.run("--version").output))
    let ordered = releases.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
    #expect(releases == ordered && Set(releases).count == releases.count)
  }
}
