import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince packages cache`.
struct PackageCacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Print the location and size of the cache of fetched packages, or empty it.",
    discussion: """
      All projects share the cache. Don't empty it while a project is being built.

      Exit codes: 0 success, 1 a file can't be removed, 64 incorrect usage.
      """)

  @Flag(help: "Remove all packages from the cache.")
  var clean = false

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      if clean { try PackageCache.clean() }
      let size = PackageCache.size.formatted(.byteCount(style: .file))
      let count = PackageCache.names.count
      let packages = count == 1 ? "1 package" : "\(count) packages"
      terminal.print("\(PackageCache.folder.path): \(packages), \(size)")
    }
  }
}
