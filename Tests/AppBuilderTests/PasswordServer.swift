import Foundation
import Testing

/// A server on this computer that asks for a password that's sent as a digest.
final class PasswordServer {
  private let process = Process()
  private let input = Pipe()
  private let port: Int

  /// Starts a server.
  init() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Programs/password_server.py")
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
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

  /// The server's address.
  var address: String { "http://127.0.0.1:\(port)" }
}
