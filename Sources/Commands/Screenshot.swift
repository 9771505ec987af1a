import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

/// The command `quince screenshot`.
struct Screenshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot",
    abstract: "Launch an app, and take a screenshot of its first screen.",
    discussion: "Exit codes: 0 success, 1 the app doesn't build or run, 64 incorrect usage.")

  @Argument(
    help: .project, completion: .file())
  var project: String

  @Option(
    name: .shortAndLong, help: "Write the screenshot to this PNG or JPEG file.",
    completion: .file(extensions: ["png", "jpg"]))
  var output: String

  @Option(
    help: "Write the drawing commands to this text file, one on each line.",
    completion: .file(extensions: ["txt"]))
  var commands: String?

  @OptionGroup var screen: ScreenOptions

  /// The format for the file's name.
  private var format: ScreenshotFormat? {
    ScreenshotFormat(extension: URL(fileURLWithPath: output).pathExtension)
  }

  func validate() throws {
    guard format != nil else {
      throw ValidationError(
        "Can't write “\(output)”: a screenshot is a PNG or JPEG file, such as first.png.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let file = try OutputFile(output)
      let commandsFile = try commands.map { try OutputFile($0) }
      try await screen.look(at: project, terminal) { device in
        try file.write(try await device.screenshot(as: format ?? .png))
        try commandsFile?.write(Data(try await device.drawnFrame().description.utf8))
      }
    }
    terminal.print("\(output)")
  }
}
