import Foundation
import TestSupport
import Testing

/// The `scripts/words` script, which prevents translated phrases from becoming common again.
struct WordCountTests {
  private let folder: TemporaryFolder

  /// Creates a repository with the script and a page.
  init() throws {
    folder = try TemporaryFolder()
    for path in ["scripts", "docs"] {
      try FileManager.default.createDirectory(
        at: folder.file(path), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Command.repository.appendingPathComponent("scripts/words"),
      to: folder.file("scripts/words"))
    try write("The page is told. There is no page; this is no page.")
    try #require(try run("git", "init", "-q", folder.url.path).code == 0)
    try #require(try run("git", "-C", folder.url.path, "add", ".").code == 0)
    try #require(try words("--update").code == 0)
  }

  private func write(_ text: String) throws {
    try (text + "\n").write(to: folder.file("docs/page.md"), atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, program: URL(fileURLWithPath: "/usr/bin/env"))
  }

  private func words(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, program: folder.file("scripts/words"))
  }

  @Test func aCountThatRisesFails() throws {
    #expect(try words().code == 0)
    try write("The page is told. There is no page; this is no page. The app tells it.")
    let outcome = try words()
    #expect(outcome.code == 1)
    #expect(
      outcome.output
        == "docs: “told” 2 times, 1 before; scripts/words told lists them\n", "\(outcome)")
  }

  @Test func aCountThatFallsPasses() throws {
    try write("There is no page.")
    #expect(try words().code == 0)
  }

  @Test func placesAreListed() throws {
    let outcome = try words("no")
    #expect(outcome.output.hasPrefix("docs/page.md:1:"), "\(outcome)")
    #expect(try words("nonsense").code == 64)
  }
}
