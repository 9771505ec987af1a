import ArgumentParser
import Foundation
import ProjectTemplates

/// The command `quince new cell`.
struct AddCell: AsyncParsableCommand {
  /// The views that have cells.
  enum Container: String, CaseIterable, ExpressibleByArgument {
    case table, collection
  }

  static let configuration = CommandConfiguration(
    commandName: "cell",
    abstract: "Add a class of cells to a project.",
    discussion: "Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.")

  @Argument(
    help: "The name of the class and its file, such as RecipeCell.",
    transform: { try TypeName(checking: $0) })
  var name: TypeName

  @Option(help: "The view that shows the cells.")
  var kind = Container.table

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    let source = kind == .table ? NewSource.tableCell(name) : .collectionCell(name)
    try await apply {
      try await options.find([source.fileName]).changes(adding: source, declaring: name)
    }
    if let registration = source.registration {
      Terminal().hint("In the controller's viewDidLoad, call: \(registration)")
    }
  }
}
