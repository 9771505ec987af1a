import Foundation
import Testing

@testable import Safeguards

/// Other people's files are read only if they're regular files.
struct InputFileTests {
  private func failure(_ path: String, atMost limit: Int = 100) -> String? {
    do throws(FileFailure) {
      _ = try InputFile.read(URL(fileURLWithPath: path), atMost: limit)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    #expect(failure("/dev/zero") == "it's a device, not a file")
    #expect(failure("/") == "it's a folder")
    #expect(failure("/nowhere/at/all") == "no such file or directory")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(failure(pipe) == "it's a pipe, not a file")
    let large = folder.appendingPathComponent("large")
    try Data(count: 101).write(to: large)
    #expect(
      failure(large.path) == "it has 101 bytes; the limit is 100")
    #expect(failure(large.path, atMost: 101) == nil)
    let broken = folder.appendingPathComponent("broken.txt")
    try (Data("one\n".utf8) + [0xC0]).write(to: broken)
    let error = #expect(throws: FileFailure.self) { try InputFile.text(of: broken) }
    #expect(error?.line == 2 && error?.reason == "it isn't in UTF-8")
  }
}
