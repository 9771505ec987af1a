import AppBuilder
import ArgumentParser
import Foundation

/// The command `quince packages remove`.
struct RemovePackages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Stop searching a folder of checkouts, which isn't deleted.",
    discussion: """
      Exit codes: 0 success, 1 the list can't be stored, 64 incorrect usage, including when the \
      folder isn't searched.
      """)

  @Argument(help: "The folder with the checkouts.", completion: .directory)
  var folder: String

  func run() async throws {
    try await Terminal().tellFailures {
      var checkouts = CheckoutFolders()
      guard try checkouts.remove(URL(fileURLWithPath: folder, isDirectory: true)) else {
        throw ValidationError(
          "Quince doesn't search “\(folder)” for packages. List the folders with "
            + "`quince packages add`.")
      }
    }
  }
}
