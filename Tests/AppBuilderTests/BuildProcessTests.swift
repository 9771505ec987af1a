import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// A file that makes the process of a build crash or hang harms nothing else, and the report names
/// the file.
@Suite struct BuildProcessTests {
  /// Text that takes the parser minutes.
  private static let endless = """
    // Fine
    class A { func f() { b.c = .@a|e\(String(repeating: "@file", count: 60_000))red
      d.e = .f
    } }
    """

  private func project(_ source: String) throws -> ProjectFixture {
    try ProjectFixture([
      "AppDelegate.swift":
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Odd.swift": source,
    ])
  }

  private func failure(of source: String) async throws -> Diagnostic {
    let diagnostics = try await project(source).failure()
    return try #require(diagnostics.first { $0.file?.hasSuffix("/App/Odd.swift") == true })
  }

  @Test(.timeLimit(.minutes(2))) func aFileThatTakesForEverIsTold() async throws {
    let diagnostic = try await failure(of: Self.endless)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.hasPrefix("timed out after "))
    #expect(diagnostic.line == 2)
  }

  @Test func aFileThatCrashesTheParserIsTold() async throws {
    let diagnostic = try await failure(of: "let x = \(String(repeating: "a<", count: 20_000))b\n")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.hasPrefix("reading this file crashed"))
  }

  @Test(.timeLimit(.minutes(2))) func aBuildCanBeGivenUp() async throws {
    let fixture = try project(Self.endless)
    let build = Task { try await fixture.build() }
    try await Task.sleep(for: .milliseconds(500))
    build.cancel()
    await #expect(throws: CancellationError.self) { try await build.value }
  }

  @Test func aBuildMayBeCancelledAtAnyMoment() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    try fixture.writeProject()
    for delay in 0..<60 {
      let build = Task { _ = try await fixture.build() }
      try await Task.sleep(for: .microseconds(delay * 250))
      build.cancel()
      await #expect(throws: CancellationError.self) { try await build.value }
    }
  }
}
