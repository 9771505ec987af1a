import Foundation
import Glibc
import Sandbox
import Subprocess

/// The process that encrypts the network connections to the page's server.
package final class TLSFront: Sendable {
  /// An error that occurs if the program can't be started.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason.
    package var description: String
  }

  /// The port on which the process listens.
  package let port: Int
  /// The file descriptor that keeps the process running.
  ///
  /// When it's closed, for example because this process ends, the process exits.
  private let lifeline: Int32

  private init(port: Int, lifeline: Int32) {
    self.port = port
    self.lifeline = lifeline
  }

  deinit {
    close(lifeline)
  }

  /// Starts the process.
  /// - Parameters:
  ///   - certificate: A PEM file with the certificate and its intermediate certificates.
  ///   - key: A PEM file with the private key.
  ///   - socket: The path of the socket to which connections are forwarded.
  /// - Throws: `Failure` if the process can't be started.
  package static func start(
    certificate: String, key: String, host: String, port: UInt16, socket: String
  ) async throws -> TLSFront {
    let program = try OwnProgram.find("quince-tls")
    var ends: [Int32] = [-1, -1]
    // Unlike a pipe, a socket can be closed automatically in other programs that are started in the
    // meantime.
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure(description: "Too many files are open.")
    }
    let (input, lifeline) = (ends[0], ends[1])
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Task {
      _ = try? await Subprocess.run(
        .path(.init(program)), arguments: [certificate, key, host, String(port), socket],
        input: .fileDescriptor(.init(rawValue: input), closeAfterSpawningProcess: true),
        output: .sequence, error: .discarded
      ) { execution in
        for try await line in execution.standardOutput.strings() { continuation.yield(line) }
      }
      continuation.finish()
    }
    for await line in lines {
      let words = line.trimmingCharacters(in: .newlines).split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { break }
      if words[0] == "listening", let port = Int(words[1]) {
        return TLSFront(port: port, lifeline: lifeline)
      }
      close(lifeline)
      throw Failure(description: "Can't use the certificate: \(words[1]).")
    }
    close(lifeline)
    throw Failure(description: "\(program) exited before it was ready.")
  }
}
