import Foundation
import Glibc
import TestSupport

/// A `quince run` command that runs until the session ends.
final class RunningSession {
  /// The error for a device that isn't available in time.
  struct NotServed: Error {
    var output: String
  }

  private let process = Process()
  private let folder: TemporaryFolder
  private let hasOwnDisk: Bool

  /// - Parameter project: The path of the project, absolute or relative to the repository.
  /// - Parameters:
  ///   - options: The command's options in addition to the project.
  ///   - diskSize: The size of a separate disk for the device, in bytes.
  init(_ project: String, options: [String] = [], diskSize: Int? = nil) throws {
    folder = try TemporaryFolder()
    hasOwnDisk = diskSize != nil
    let quince = Command.executable.path
    let data = folder.file("data").path
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let disk =
      diskSize.map {
        ["bwrap", "--dev-bind", "/", "/", "--size", "\($0)", "--tmpfs", data, "--die-with-parent"]
      } ?? []
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = Command.repository
    process.arguments = disk + [quince, "run", "--no-open"] + options + [project]
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = data
    process.environment = environment
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  private var log: URL { folder.file("log") }

  /// The folder with the user's data, where devices store theirs.
  var dataHome: String { folder.file("data").path }

  var pid: Int32 { process.processIdentifier }

  /// Waits for the address of the page.
  func waitUntilServed() async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      if try text.contains("Quince is at") { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw NotServed(output: try text)
  }

  /// The command's output so far.
  var text: String {
    get throws { String(decoding: try Data(contentsOf: log), as: UTF8.self) }
  }

  func end() {
    if hasOwnDisk {
      // The program that creates the disk may have been started with other signals blocked, and the
      // command ends with it.
      kill(pid, SIGKILL)
    } else {
      process.terminate()
    }
    process.waitUntilExit()
  }
}
