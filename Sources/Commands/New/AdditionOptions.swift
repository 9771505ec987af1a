import AppBuilder
import ArgumentParser
import Foundation
import ProjectTemplates

/// The options of commands that add files to a project.
struct AdditionOptions: ParsableArguments {
  @Option(
    help: "An .xcodeproj, or a folder that contains one (default: the current folder).",
    completion: .directory)
  var project: String?

  @Option(help: "Add the file to this target instead of the app.")
  var target: String?

  @Option(
    help: "Create the file in this folder of the project (default: that of the target's files).",
    completion: .directory)
  var folder: String?

  /// Finds the places of new files.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder.
  func find(_ names: [String]) async throws -> Addition {
    try await Addition.find(
      placesOf: names, in: URL(fileURLWithPath: project ?? "."), target: target,
      folder: folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }
}

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

  /// An error for a type that a target has already.
  struct TakenName: Error, CustomStringConvertible {
    let name: String
    let target: String
    let file: URL

    var description: String {
      "\(file.path): the target \(target) already has a type \(name). Choose another name."
    }
  }
}

/// Performs the work of a command that adds files, and prints their paths.
extension AsyncParsableCommand {
  /// - Throws: `ExitCode` if the work fails, after printing the error.
  func apply(_ changes: () async throws -> FileChanges) async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      for line in try await changes().apply() { terminal.print(line) }
    }
  }
}
