import Foundation
import Testing

@testable import Sandbox

/// The conditions under which bubblewrap is assumed to work or is tried out.
@Suite struct KnownMeansTests {
  private let folder: ScratchFolder
  private let bubblewrap: String

  /// Creates a bubblewrap program that prints the reason that it doesn't work.
  init() throws {
    folder = try ScratchFolder()
    let program = folder.url.appendingPathComponent("bwrap")
    try "#!/bin/sh\necho no namespaces here\nexit 1\n".write(
      to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: program.path)
    bubblewrap = program.path
  }

  private func known() throws -> KnownMeans {
    KnownMeans(bubblewrap: bubblewrap, launcher: try OwnProgram.sandbox())
  }

  @Test func bubblewrapIsTriedOutWhenAskedFor() throws {
    var known = try known()
    #expect(known.best == .bubblewrap(program: bubblewrap))
    known.tryOut()
    #expect(known.best.shortcoming == "no namespaces here")
  }

  @Test func whatHasStartedIsNotTriedOut() throws {
    var known = try known()
    known.noteStart(of: [bubblewrap, "--unshare-user"])
    known.tryOut()
    #expect(known.best == .bubblewrap(program: bubblewrap))
  }

  @Test func whatHasStartedOtherwiseSaysNothing() throws {
    var known = try known()
    known.noteStart(of: [try OwnProgram.sandbox(), "--status"])
    known.tryOut()
    #expect(known.best.shortcoming == "no namespaces here")
  }

  @Test func aMachineWithoutBubblewrapIsKnownAtOnce() throws {
    var known = KnownMeans(bubblewrap: nil, launcher: try OwnProgram.sandbox())
    #expect(known.best.shortcoming == SandboxMeans.notInstalled)
    known.tryOut()
    #expect(known.best.shortcoming == SandboxMeans.notInstalled)
  }
}
