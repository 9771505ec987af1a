import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince packages cache`.
struct PackageCacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Print the location and size of the cache of fetched packages, or empty it.",
    discussion: """
      All projects share the cache. Nothing is removed while a project is being built.

      Exit codes: 0 success, 1 a build uses the cache or a file can't be removed, 64 incorrect usage.
      """)

  @Flag(help: "Remove all packages from the cache.")
  var clean = false

  @Option(
    help: ArgumentHelp(
      "Remove the versions of packages that no build has used for this many days.",
      valueName: "days"))
  var unused: Int?

  func validate() throws {
    guard unused.map({ (1...36_500).contains($0) }) ?? true else {
      throw ValidationError("--unused must be from 1 to 36500 days.")
    }
    guard !clean || unused == nil else {
      throw ValidationError("--clean can't be used with --unused.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      if clean { try PackageCache.clean() }
      if let unused {
        try PackageCache.removeVersions(
          unusedSince: Date(timeIntervalSinceNow: -86_400 * Double(unused)))
      }
      let size = PackageCache.size.formatted(.byteCount(style: .file, spellsOutZero: false))
      let count = PackageCache.names.count
      let packages = count == 1 ? "1 package" : "\(count) packages"
      terminal.print("\(PackageCache.folder.path): \(packages), \(size)")
    }
  }
}
