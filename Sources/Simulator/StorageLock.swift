import Foundation
import Glibc
import Safeguards

/// A lock on a device's data for one process.
///
/// The system releases it when the process ends.
package final class StorageLock: Sendable {
  /// An error if another process uses the data.
  package struct Held: Error, CustomStringConvertible {
    /// The other process, as it describes itself.
    package var holder: String

    /// The other process, with advice.
    package var description: String {
      "This device is in use by \(holder). Quit that, or use a separate device "
        + "with --device-name NAME."
    }
  }

  private let descriptor: Int32

  /// Locks a storage folder, which is created if it doesn't exist.
  /// - Throws: `Held`, or an error if the folder can't be made.
  package init(_ storage: URL) throws {
    let file = try OwnFolder.data.prepared(at: storage).appendingPathComponent("in-use").path
    descriptor = open(file, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(file, errno: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw Held(holder: Self.holder(in: file))
    }
    ftruncate(descriptor, 0)
    let text = Self.selfDescription
    _ = text.withCString { write(descriptor, $0, strlen($0)) }
  }

  deinit {
    close(descriptor)
  }

  private static func holder(in file: String) -> String {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.isEmpty ? "another process" : text
  }

  /// A description of this process: its command, its ID, and the current time.
  private static var selfDescription: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let clock = String(
      format: "%04d-%02d-%02d %02d:%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
      parts.tm_hour, parts.tm_min)
    let arguments = CommandLine.arguments
    let name = URL(fileURLWithPath: arguments[0]).lastPathComponent
    let command = ([name] + arguments.dropFirst()).joined(separator: " ")
    return "“\(command.prefix(200))” (process \(getpid()), since \(clock))"
  }
}
