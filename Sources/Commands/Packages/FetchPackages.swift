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

  @Argument(
    help: "An .xcodeproj, or a folder or workspace that contains one.", completion: .directory)
  var project: String

  @Flag(help: "Print the list as JSON.")
  var json = false

  @OptionGroup var building: BuildingOptions

  func run() async throws {
    try await PackageReport(project: project, json: json, fetches: true).write(building)
  }
}
