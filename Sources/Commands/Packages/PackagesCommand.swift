import ArgumentParser

/// The command `quince packages`.
struct PackagesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "packages",
    abstract: "List the packages that a project needs, and manage the packages on this computer.",
    usage: "quince packages PROJECT [--json]\n       quince packages SUBCOMMAND",
    subcommands: [
      ListPackages.self, FetchPackages.self, AddPackages.self, RemovePackages.self,
      PackageCacheCommand.self,
    ], defaultSubcommand: ListPackages.self)
}
