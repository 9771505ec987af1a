import Foundation
import Testing

/// Git, as the author of a package uses it.
enum Git {
  /// Runs a command in a folder.
  static func run(_ arguments: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
