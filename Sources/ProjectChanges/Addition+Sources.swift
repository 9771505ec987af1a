import AppBuilder
import Foundation
import ProjectTemplates

extension Addition {
  /// Returns the changes that add a Swift file.
  /// - Throws: `TakenName` if the target has a type with the name already.
  func changes(adding source: NewSource, declaring type: TypeName? = nil) throws -> FileChanges {
    if let type, let declaration = ClassSearch(sources).declaration(of: type.text) {
      throw TakenName(name: type.text, target: target, file: declaration.file)
    }
    var changes = FileChanges(in: root)
    changes.create(folder.appendingPathComponent(source.fileName), Data(source.text.utf8))
    if let projectText { changes.replace(projectFile, with: Data(projectText.utf8)) }
    return changes
  }

  /// Returns the changes that add a view controller.
  /// - Parameter storyboard: The name or path of the storyboard that gets its scene, or `nil`.
  /// - Throws: `TakenName`, or the errors of a scene.
  func changes(
    addingController name: TypeName, _ kind: ScreenKind, withSceneIn storyboard: String?
  ) throws -> FileChanges {
    let source = NewSource.controller(name, kind, hasStoryboard: storyboard != nil)
    var changes = try changes(adding: source, declaring: name)
    if let storyboard {
      let scene = StoryboardScene(
        identifier: name.text, customClass: (name.text, module), kind: kind)
      changes.add(try self.changes(adding: scene, to: storyboard))
    }
    return changes
  }
}
