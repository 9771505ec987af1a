import ArgumentParser
import Foundation
import ProjectTemplates

/// The command `quince new controller`.
struct AddController: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "controller",
    abstract: "Add a view controller to a project.",
    discussion: "Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.")

  @Argument(
    help: "The name of the class and its file, such as DetailViewController.",
    transform: { try TypeName(checking: $0) })
  var name: TypeName

  @Option(help: "The kind of screen.")
  var kind = ScreenKind.view

  @Option(
    help: "Also add a scene with the controller to this storyboard, such as Main.",
    completion: .file(extensions: ["storyboard"]))
  var storyboard: String?

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    try await options.add { .controller(name, kind, storyboard: storyboard) }
  }
}

extension ScreenKind: ExpressibleByArgument {}
