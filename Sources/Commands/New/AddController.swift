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
    try await apply {
      let source = NewSource.controller(name, kind, hasStoryboard: storyboard != nil)
      let addition = try await options.find([source.fileName])
      var changes = try addition.changes(adding: source, declaring: name)
      if let storyboard {
        let scene = StoryboardScene(
          identifier: name.text, customClass: (name.text, addition.module), kind: kind)
        changes.add(try addition.changes(adding: scene, to: storyboard))
      }
      return changes
    }
  }
}

extension ScreenKind: ExpressibleByArgument {}

extension TypeName {
  /// Reads an argument.
  /// - Throws: `ValidationError` if a class can't have the name.
  init(checking text: String) throws {
    do { self = try TypeName(text) } catch { throw ValidationError("\(error)") }
  }
}

extension ItemName {
  /// Reads an argument.
  /// - Throws: `ValidationError` if the name isn't allowed.
  init(checking text: String, without ending: String = "") throws {
    do { self = try ItemName(text, without: ending) } catch { throw ValidationError("\(error)") }
  }
}
