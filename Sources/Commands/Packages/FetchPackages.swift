import ArgumentParser

/// The command `quince packages fetch`.
struct FetchPackages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch the packages that a project needs, and list them.",
    discussion: """
      The packages are stored in the cache that all projects share. \
      Exit codes: 0 everything was found, 1 something wasn't found or can't be built, 64 incorrect usage.
      """)

  @OptionGroup var report: PackageReport

  func run() async throws {
    try await report.write(fetches: true)
  }
}
