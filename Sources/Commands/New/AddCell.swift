import ArgumentParser
import Foundation
import ProjectChanges
import ProjectTemplates

/// The command `quince new cell`.
struct AddCell: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell",
    abstract: "Add a class of cells to a project.",
    discussion: "Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.")

  @Argument(
    help: "The name of the class and its file, such as RecipeCell.",
    transform: { try TypeName(checking: $0) })
  var name: TypeName

  @Option(help: "The view that shows the cells.")
  var kind = NewItem.CellContainer.table

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    try await options.add { .cell(name, kind) }
  }
}

extension NewItem.CellContainer: ExpressibleByArgument {}
