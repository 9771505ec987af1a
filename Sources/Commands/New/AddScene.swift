import ArgumentParser
import Foundation
import ProjectChanges
import ProjectTemplates

/// The command `quince new scene`.
struct AddScene: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Add a scene to a storyboard of a project.",
    discussion: """
      To create the class of its controller at the same time, use “quince new controller NAME \
      --storyboard Main”.

      Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.
      """)

  @Argument(
    help: "The storyboard identifier of the scene.", transform: { try ItemName(checking: $0) })
  var name: ItemName

  @Option(
    name: .customLong("class"),
    help: """
      The class of the controller, which must exist, or UIViewController, UITableViewController, \
      UICollectionViewController, UINavigationController, or UITabBarController (default: the \
      class with the scene's name).
      """, transform: { try TypeName(checking: $0) })
  var type: TypeName?

  @Option(
    help: "The storyboard (default: Main, or the only one).",
    completion: .file(extensions: ["storyboard"]))
  var storyboard: String?

  @Option(
    name: .customLong("show"),
    help: ArgumentHelp(
      """
      Have the navigation or tab controller show this scene from the start. You can repeat this \
      option for the tabs.
      """, valueName: "identifier or class"))
  var shown: [String] = []

  @Flag(help: "Have the storyboard start with the scene.")
  var initial = false

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    try await options.add {
      .scene(
        NewScene(name, of: type, showing: shown, isInitial: initial), storyboard: storyboard)
    }
  }
}
