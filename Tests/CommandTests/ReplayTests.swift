import Foundation
import TestSupport
import Testing

/// Playing flows with the responses in an archive instead of the network.
struct ReplayTests {
  private static let project = Command.repository.appendingPathComponent("Tests/Projects/Feed")
  private static let folder = project.appendingPathComponent("Replay")
  private static let flow = folder.appendingPathComponent("replay.yaml").path

  private func play(_ archive: String, _ options: String...) throws -> Command.Outcome {
    let folder = try TemporaryFolder()
    return try Command.run(
      ["play", Self.flow, Self.project.path, "--network", archive]
        + ["--screenshots", folder.url.path] + options)
  }

  /// Reports requests without a response, which fail as without a network.
  @Test func requestsReceiveTheResponsesInTheArchive() throws {
    let outcome = try play(Self.folder.appendingPathComponent("feed.har").path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "feed.har has no response to POST https://feed.example/likes, which failed as if the "
          + "device were offline."), "\(outcome.errors)")
  }

  @Test func anInvalidArchiveIsIncorrectUsage() throws {
    let folder = try TemporaryFolder()
    let archive = folder.file("bad.har")
    try Data(#"{"log": {"entries": [{"request": {"method": "GET"}}]}}"#.utf8).write(to: archive)
    let outcome = try play(archive.path)
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.contains("bad.har: entry 1: it has no “request.url”"), "\(outcome.errors)")
    let none = try play("/none.har")
    #expect(none.code == 64 && none.errors.contains("'--network'"), "\(none.errors)")
    #expect(try play(archive.path, "--network").code == 64)
  }

  /// The app could read files beside the archive, so these must not be elsewhere.
  @Test(arguments: ["link", "../secret", "pipe", "folder"])
  func anArchiveCannotReferToOtherFiles(_ name: String) throws {
    let folder = try TemporaryFolder()
    let place = folder.file("archive")
    try FileManager.default.createDirectory(
      at: place.appendingPathComponent("folder"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: folder.file("secret"))
    try FileManager.default.createSymbolicLink(
      at: place.appendingPathComponent("link"), withDestinationURL: folder.file("secret"))
    #expect(mkfifo(place.appendingPathComponent("pipe").path, 0o600) == 0)
    let entry = """
      {"request": {"method": "GET", "url": "https://feed.example/"},
       "response": {"status": 200, "content": {"_file": "\(name)"}}}
      """
    let archive = place.appendingPathComponent("bad.har")
    try Data(#"{"log": {"entries": [\#(entry)]}}"#.utf8).write(to: archive)
    let outcome = try play(archive.path)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("bad.har: entry 1: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(name), "\(outcome.errors)")
  }
}
