import ArgumentParser

/// The command `quince packages list`.
struct ListPackages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the packages and pods that a project needs, and where they are.",
    usage: "quince packages [list] PROJECT [--json]",
    discussion: """
      Nothing is fetched. Exit codes: 0 everything was found, 1 something wasn't found or can't be \
      built, 64 incorrect usage.
      """)

  @OptionGroup var report: PackageReport

  func run() async throws {
    try await report.write(fetches: false)
  }
}
