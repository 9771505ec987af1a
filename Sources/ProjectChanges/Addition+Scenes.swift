import AppBuilder
import Foundation
import ProjectTemplates
import Safeguards

extension Addition {
  /// Returns the changes that add a scene.
  /// - Parameter storyboard: The name or path of the storyboard, or `nil` for the main one.
  /// - Throws: `UnknownName` if there's no such class or storyboard, `FileFailure` if the storyboard
  ///   can't be read or changed.
  func changes(adding scene: NewScene, to storyboard: String?) throws -> FileChanges {
    let type = scene.type?.text ?? scene.name.text
    if let kind = ScreenKind.allCases.first(where: { $0.superclass == type }) {
      return try changes(
        adding: StoryboardScene(
          identifier: scene.name.text, kind: kind, showing: scene.shown,
          isInitial: scene.isInitial),
        to: storyboard)
    }
    let classes = ClassSearch(sources)
    guard classes.declaration(of: type) != nil else {
      throw UnknownName(
        description: "The target \(target) has no class “\(type)”. Choose another class, or create "
          + "it with its scene: quince new controller \(type) --storyboard Main")
    }
    return try changes(
      adding: StoryboardScene(
        identifier: scene.name.text, customClass: (type, module), kind: classes.kind(of: type),
        showing: scene.shown, isInitial: scene.isInitial),
      to: storyboard)
  }

  /// Returns the changes that add a scene to a storyboard.
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

  private func storyboard(named name: String?) throws(UnknownName) -> URL {
    let all = resources.filter { $0.pathExtension == "storyboard" }
    let wanted = (name as NSString?)?.lastPathComponent ?? "Main"
    let found = all.filter {
      [$0.lastPathComponent, $0.deletingPathExtension().lastPathComponent].contains(wanted)
    }
    if let file = found.first { return file }
    let others = all.filter { $0.lastPathComponent != "LaunchScreen.storyboard" }
    if name == nil, others.count == 1 { return others[0] }
    let names = Set(all.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    throw UnknownName(
      description: names.isEmpty
        ? "The target \(target) has no storyboard."
        : "The target \(target) has no storyboard “\(wanted)”. Its storyboards are: "
          + names.joined(separator: ", "))
  }
}
