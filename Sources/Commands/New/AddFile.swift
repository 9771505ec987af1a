import ArgumentParser
import Foundation
import ProjectTemplates

/// The command `quince new file`.
struct AddFile: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "file",
    abstract: "Add an empty Swift file to a project.",
    discussion: "Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.")

  @Argument(
    help: "The name of the file, such as Recipe or Recipe.swift.",
    transform: { try ItemName(checking: $0, without: ".swift") })
  var name: ItemName

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    try await options.add { .file(name) }
  }
}
