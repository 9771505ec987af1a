import Foundation
import TestSupport
import Testing

/// `scripts/bootstrap`, which checks the version of Swift before it installs anything.
struct BootstrapTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Checks a machine whose `swift` command prints some text.
  private func check(swiftPrints text: String) throws -> Command.Outcome {
    let program = folder.file("swift")
    try Data("#!/bin/sh\necho '\(text)'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return try Command.run(
      ["--check", "run"],
      program: Command.repository.appendingPathComponent("scripts/bootstrap"),
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
  }

  @Test(arguments: [
    "Swift version 6.2 (swift-6.2-RELEASE)", "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    "Apple Swift version 6.10 (x)", "Swift version 10.0-dev (LLVM 1, Swift 2)",
  ])
  func newEnoughSwiftPasses(_ text: String) throws {
    let outcome = try check(swiftPrints: text)
    // If packages aren't installed, the exit code is 2.
    #expect([0, 2].contains(outcome.code), "\(outcome)")
  }

  @Test(arguments: [
    ("Swift version 6.1.3 (swift-6.1.3-RELEASE)", "version 6.1"),
    ("Swift version 5.10 (x)", "version 5.10"), ("nothing", "an unknown version"),
  ])
  func olderSwiftIsRefused(_ text: String, _ named: String) throws {
    let outcome = try check(swiftPrints: text)
    #expect(outcome.code == 1)
    let start = "Quince needs Swift 6.2 or later, but \(folder.url.path)/swift has \(named)."
    #expect(outcome.errors.hasPrefix(start), "\(outcome)")
  }

  @Test func packagesOfAnInstallationAreListed() throws {
    for list in ["required", "helpful"] {
      let outcome = try Command.run(
        ["--list", list], program: Command.repository.appendingPathComponent("scripts/bootstrap"))
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("fonts-"))
    }
  }
}
