import ArgumentParser

/// The command `quince new`.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a project of an app.",
    subcommands: [CreateProject.self], defaultSubcommand: CreateProject.self)
}
