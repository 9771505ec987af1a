import AppBuilder
import ArgumentParser
import Foundation
import ProjectTemplates
import Safeguards

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
      or UICollectionViewController (default: the class with the scene's name).
      """, transform: { try TypeName(checking: $0) })
  var type: TypeName?

  @Option(
    help: "The storyboard (default: Main, or the only one).",
    completion: .file(extensions: ["storyboard"]))
  var storyboard: String?

  @OptionGroup var options: AdditionOptions

  func run() async throws {
    try await apply {
      let addition = try await options.find([])
      return try addition.changes(adding: scene(in: addition), to: storyboard)
    }
  }

  private func scene(in addition: Addition) throws -> StoryboardScene {
    let type = type?.text ?? name.text
    if let kind = ScreenKind.allCases.first(where: { $0.superclass == type }) {
      return StoryboardScene(identifier: name.text, kind: kind)
    }
    let classes = ClassSearch(addition.sources)
    guard classes.declaration(of: type) != nil else {
      throw ValidationError(
        "The target \(addition.target) has no class “\(type)”. Choose one with --class, or create "
          + "it with its scene: quince new controller \(type) --storyboard Main")
    }
    return StoryboardScene(
      identifier: name.text, customClass: (type, addition.module), kind: classes.kind(of: type))
  }
}

extension Addition {
  /// Returns the changes that add a scene to a storyboard.
  /// - Parameter name: The name or path of the storyboard, or `nil` for the main one.
  /// - Throws: `ValidationError` if there's no such storyboard, `FileFailure` if it can't be read or
  ///   changed.
  func changes(adding scene: StoryboardScene, to name: String?) throws -> FileChanges {
    let file = try storyboard(named: name)
    let text: String
    do {
      var storyboard = try Storyboard(InputFile.text(of: file))
      try storyboard.add(scene)
      text = storyboard.text
    } catch let error as Storyboard.Unsuitable {
      throw FileFailure(file.path, error.description)
    }
    var changes = FileChanges(in: root)
    changes.replace(file, with: Data(text.utf8))
    return changes
  }

  private func storyboard(named name: String?) throws -> URL {
    let all = resources.filter { $0.pathExtension == "storyboard" }
    let wanted = (name as NSString?)?.lastPathComponent ?? "Main"
    let found = all.filter {
      [$0.lastPathComponent, $0.deletingPathExtension().lastPathComponent].contains(wanted)
    }
    if let file = found.first { return file }
    let others = all.filter { $0.lastPathComponent != "LaunchScreen.storyboard" }
    if name == nil, others.count == 1 { return others[0] }
    let names = Set(all.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    throw ValidationError(
      names.isEmpty
        ? "The target \(target) has no storyboard."
        : "The target \(target) has no storyboard “\(wanted)”. Its storyboards are: "
          + names.joined(separator: ", "))
  }
}
