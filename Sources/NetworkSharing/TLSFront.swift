import Foundation
import Glibc
import Sandbox
import Subprocess

/// The process that encrypts the connections of the page's server to the network.
package final class TLSFront: Sendable {
  /// The program couldn't be started.
  package struct Failure: Error, CustomStringConvertible {
    /// Why.
    package var description: String
  }

  /// The port on which it listens.
  package let port: Int
  /// The process ends when this is closed, as it is with this process.
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
  ///   - certificate: a PEM file with the certificate, and those that vouch for it.
  ///   - key: a PEM file with its private key.
  ///   - socket: the path of the socket to which all is passed.
  /// - Throws: `Failure`.
  package static func start(
    certificate: String, key: String, host: String, port: UInt16, socket: String
  ) async throws -> TLSFront {
    let program = try OwnProgram.find("quince-tls")
    var ends: [Int32] = [-1, -1]
    // Unlike a pipe, it's closed in other programs that are started in the meantime.
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
