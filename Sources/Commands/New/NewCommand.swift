import ArgumentParser

/// The command `quince new`.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a project of an app, or add files to one.",
    subcommands: [
      CreateProject.self, AddController.self, AddCell.self, AddFile.self, AddAsset.self,
      AddScene.self,
    ], defaultSubcommand: CreateProject.self)
}
