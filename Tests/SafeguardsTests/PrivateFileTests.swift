import Foundation
import Testing

@testable import Safeguards

/// Only this user can access a file with a secret.
struct PrivateFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("private-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func mode(_ file: URL) throws -> mode_t {
    var status = stat()
    try #require(lstat(file.path, &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func onlyThisPersonCanReadIt() throws {
    try withFolder { folder in
      let place = folder.appendingPathComponent("device")
      let url = place.appendingPathComponent("secret")
      let file = PrivateFile(url)
      #expect(file.read() == nil)
      for text in ["first", "second"] {
        try file.write(Data(text.utf8))
        #expect(file.read() == Data(text.utf8))
      }
      #expect(try mode(url) == 0o600)
      #expect(try mode(place) == 0o700)
      let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
      #expect(files == ["secret"])
      // A file that other users could have read isn't secret anymore.
      chmod(url.path, 0o644)
      #expect(file.read() == nil)
    }
  }

  @Test func noLinkIsFollowed() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("target")
      let url = folder.appendingPathComponent("secret")
      try Data("theirs".utf8).write(to: target)
      chmod(target.path, 0o600)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
      let file = PrivateFile(url)
      #expect(file.read() == nil)
      try file.write(Data("mine".utf8))
      #expect(file.read() == Data("mine".utf8))
      #expect(try Data(contentsOf: target) == Data("theirs".utf8))
    }
  }

  @Test func nothingIsWrittenWhereOthersCouldExchangeIt() throws {
    try withFolder { folder in
      chmod(folder.path, 0o777)
      #expect(throws: FileFailure.self) {
        try PrivateFile(folder.appendingPathComponent("secret")).write(Data())
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.isEmpty)
    }
  }
}
