import Foundation
import TestSupport
import Testing

/// An HTTPS server of Git repositories on this machine.
///
/// A private authority issues its certificate.
final class PackageServer {
  private let folder: TemporaryFolder
  private let process = Process()
  private let input = Pipe()
  private let port: Int

  /// The file with the certificate of the authority.
  let authority: URL

  /// Starts a server without any repositories.
  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    authority = folder.file("authority.pem")
    try Self.makeCertificates(in: folder.url)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("git_server.py")
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", script.path]
      + ["repositories", "server.pem", "server.key"].map {
        folder.file($0).path
      }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .newlines)))
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the address of a repository.
  func address(of name: String) -> String { "https://localhost:\(port)/people/\(name)" }

  /// Makes the contents of a folder available as a version of a repository.
  func serve(_ work: URL, as name: String, version: String) throws {
    try Self.run("git", "init", "-q", work.path)
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    try Self.run("git", "-C", work.path, "add", ".")
    try Self.run(["git", "-C", work.path] + author + ["commit", "-q", "-m", version])
    try Self.run("git", "-C", work.path, "tag", version)
    let place = folder.file("repositories/people/\(name).git").path
    try Self.run("git", "clone", "-q", "--bare", work.path, place)
  }

  private static func makeCertificates(in folder: URL) throws {
    let (authority, server) = (folder.path + "/authority", folder.path + "/server")
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    try run(
      ["openssl", "req", "-x509", "-days", "2", "-subj", "/CN=Test authority"] + key
        + ["-keyout", "\(authority).key", "-out", "\(authority).pem"])
    try run(
      ["openssl", "req", "-subj", "/CN=localhost"] + key
        + ["-keyout", "\(server).key", "-out", "\(server).csr"])
    try Data("subjectAltName=DNS:localhost\n".utf8).write(to: URL(fileURLWithPath: "\(server).ext"))
    try run(
      "openssl", "x509", "-req", "-days", "2", "-in", "\(server).csr", "-extfile", "\(server).ext",
      "-CA", "\(authority).pem", "-CAkey", "\(authority).key", "-CAcreateserial",
      "-out", "\(server).pem")
  }

  private static func run(_ command: String...) throws { try run(command) }

  private static func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command)")
  }
}
