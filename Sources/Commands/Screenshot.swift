import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

/// `quince screenshot`
struct Screenshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot",
    abstract: "Launches an app and takes a picture of its first screen.",
    discussion: "Exit codes: 0 fine, 1 the app does not build or run, 64 wrong usage.")

  @Argument(help: "An .xcodeproj, or a folder or workspace that holds one.", completion: .directory)
  var project: String

  @Option(name: .shortAndLong, help: "The PNG to write.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(
    help: "A text file to write, with what is drawn: a line for each drawing command.",
    completion: .file(extensions: ["txt"]))
  var commands: String?

  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let file = try OutputFile(output)
      let commandsFile = try commands.map { try OutputFile($0) }
      try await screen.look(at: project, terminal) { device in
        try file.write(try await device.screenshot())
        try commandsFile?.write(Data(try await device.drawnFrame().description.utf8))
      }
    }
    terminal.print("\(output)")
  }
}
