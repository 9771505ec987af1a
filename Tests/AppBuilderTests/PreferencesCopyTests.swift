import Foundation
import Glibc
import Sandbox
import TestSupport
import Testing

/// The property lists that an app's process finds when it starts.
struct PreferencesCopyTests {
  private let place: TemporaryFolder

  /// Creates a container, a folder for the copies, and a folder with a secret outside of them.
  init() throws {
    place = try TemporaryFolder()
    for name in ["container/Library/Preferences", "copies", "outside/Preferences"] {
      try FileManager.default.createDirectory(
        at: place.file(name), withIntermediateDirectories: true)
    }
    try Data("own".utf8).write(to: place.file("container/Library/Preferences/own.plist"))
    try Data("secret".utf8).write(to: place.file("outside/Preferences/secret.plist"))
  }

  /// Starts a program for which property lists are copied, without the sandbox parts that would
  /// hide other files.
  private func copies(to name: String = "copies") async throws -> [String] {
    var rules = SandboxRules()
    rules.writable = [place.file("container").path, place.file("copies").path]
    rules.preferences = (
      from: place.file("container/Library/Preferences").path, to: place.file(name).path
    )
    let command = try Sandbox(SandboxSettings(means: .limits(because: "it is tested"))).command(
      ["/bin/true"], rules: rules, directory: "/")
    _ = try await ConfinedProgram.run(command, environment: [:], in: place.url)
    return try FileManager.default.contentsOfDirectory(atPath: place.file("copies").path)
  }

  private func replace(_ path: String, byLinkTo target: String) throws {
    try FileManager.default.removeItem(at: place.file(path))
    #expect(symlink(place.file(target).path, place.file(path).path) == 0)
  }

  @Test func thoseOfTheAppAreCopied() async throws {
    symlink(
      place.file("outside/Preferences/secret.plist").path,
      place.file("container/Library/Preferences/link.plist").path)
    mkfifo(place.file("container/Library/Preferences/pipe.plist").path, 0o600)
    #expect(try await copies() == ["own.plist"])
  }

  @Test(arguments: [
    ("container/Library", "outside"), ("container/Library/Preferences", "outside/Preferences"),
  ])
  func noneIsCopiedFromWhereALinkLeads(_ path: String, _ target: String) async throws {
    try replace(path, byLinkTo: target)
    #expect(try await copies() == [])
  }

  @Test func noneIsCopiedToWhereALinkLeads() async throws {
    symlink(place.file("copies").path, place.file("link").path)
    #expect(try await copies(to: "link") == [])
  }
}
