import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince packages add`.
struct AddPackages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Search a folder of checkouts for packages, for all projects.",
    discussion: """
      Each subfolder is named after a package's repository, such as Nuke or Nuke.git. A clone \
      provides the version that a project requires; another folder is used as it is. Without a \
      folder, the folders that are searched are listed.

      Exit codes: 0 success, 1 the list can't be stored, 64 incorrect usage.
      """)

  @Argument(help: "The folder with the checkouts.", completion: .directory)
  var folder: String?

  func validate() throws {
    guard let folder else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("There's no folder “\(folder)”.") }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      var checkouts = CheckoutFolders()
      if let folder { try checkouts.add(URL(fileURLWithPath: folder, isDirectory: true)) }
      for folder in checkouts.folders { terminal.print("\(folder.path)") }
      if checkouts.folders.isEmpty {
        terminal.print("No folders are searched. Add one with “quince packages add FOLDER”.")
      }
    }
  }
}
