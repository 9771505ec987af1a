import ArgumentParser
import Foundation
import ProjectChanges
import ProjectTemplates
import Safeguards

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

  /// Adds an item, and prints the paths of the files.
  /// - Throws: `ExitCode` if that fails, after printing the error.
  func add(_ item: () throws -> NewItem) async throws {
    let terminal = Terminal()
    let place = ItemPlace(
      project: URL(fileURLWithPath: project ?? "."), target: target,
      folder: folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
    try await terminal.tellFailures {
      let item = try item()
      let changes = try await item.changes(in: place)
      try changes.apply()
      for file in changes.createdFiles { terminal.print("Created \(shown(file))") }
      for file in changes.changedFiles { terminal.print("Changed \(shown(file))") }
      if let registration = item.registration {
        terminal.hint("In the controller's viewDidLoad, call: \(registration)")
      }
    }
  }

  private func shown(_ file: URL) -> String {
    file.path.path(relativeTo: FileManager.default.currentDirectoryPath) ?? file.path
  }
}

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
