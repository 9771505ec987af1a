import Foundation
import Testing

/// An HTTPS server on this computer, with a certificate that it has signed itself.
///
/// It ends with the process of the tests, which has the other end of its standard input.
final class TestServer: Sendable {
  /// The result of starting a server once, for all tests.
  static let first: Result<TestServer, any Error> = Result { try TestServer() }
  /// The result of starting another server.
  static let second: Result<TestServer, any Error> = Result { try TestServer() }
  /// The result of starting a server whose certificate is another host's.
  static let renamed: Result<TestServer, any Error> = Result {
    try TestServer(name: "example.com")
  }

  private let process = Process()
  private let input = Pipe()
  private let port: Int

  /// The server's certificate.
  let certificate: Data

  /// Starts a server.
  /// - Parameter name: The name of the host in the certificate.
  private init(name: String = "localhost") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, encoded) = (folder.path + "/server.pem", folder.path + "/server.der")
    try Self.run([
      "openssl", "req", "-x509", "-days", "2", "-subj", "/CN=\(name)", "-addext",
      "subjectAltName=DNS:\(name)", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
      "-nodes", "-keyout", file, "-out", file + ".part",
    ])
    try Self.run(["openssl", "x509", "-in", file + ".part", "-outform", "DER", "-out", encoded])
    certificate = try Data(contentsOf: URL(fileURLWithPath: encoded))
    let pem = try Data(contentsOf: URL(fileURLWithPath: file + ".part"))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: pem)
    try handle.close()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Programs/tls_server.py")
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, file]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .newlines)))
  }

  /// Returns the URL of a path.
  func url(_ path: String = "/hello") throws -> URL {
    try #require(URL(string: "https://localhost:\(port)\(path)"))
  }

  private static func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
