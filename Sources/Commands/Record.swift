import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation

/// The command `quince record`.
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a movie of a flow in real time.",
    usage: "quince record FLOW.yaml PROJECT -o FILE.gif [--width PIXELS] [--device …]",
    discussion: """
      The movie shows the device and the finger that touches it. It's an animated GIF, such as for \
      a README, or an MP4 or WebM. Its pace doesn't depend on the speed of this computer. This \
      command needs FFmpeg.

      Exit codes: 0 the movie is written, 1 a step failed or the app doesn't build (and no file is \
      written), 64 incorrect usage.
      """)

  @Argument(help: "The flow.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String

  @Argument(
    help: .project, completion: .file())
  var project: String

  @Option(
    name: .shortAndLong, help: "Write the movie to this .gif, .mp4, or .webm file.",
    completion: .file(extensions: Movie.Format.allCases.map(\.rawValue)))
  var output: String

  @Option(help: "Set the width, from 100 to 2000 pixels.")
  var width = 360

  @Option(help: "Set the frames per second, from 5 to 50.")
  var frameRate = 20

  @Option(
    help: "Set the color around the device's rounded corners, such as “#0D1117” (default: white).",
    transform: {
      guard let color = HexColor($0), color.alpha == 255 else {
        throw ValidationError(
          "Invalid color “\($0)”: use an opaque hexadecimal value, such as “#0D1117”.")
      }
      return color
    })
  var background = HexColor("#FFFFFF")!

  @Option(
    help: "Hold the device in portrait, portraitUpsideDown, landscapeLeft, or landscapeRight.")
  var orientation = DeviceConfiguration.Orientation.portrait

  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard Self.format(of: output) != nil else {
      throw ValidationError(
        "Invalid movie file “\(output)”: use a name that ends in .gif, .mp4, or .webm.")
    }
    guard FlowFiles.isFlow(flow) else {
      throw ValidationError("Invalid flow “\(flow)”: use a file that ends in .yaml or .yml.")
    }
    guard (100...2000).contains(width) else {
      throw ValidationError("--width must be from 100 to 2000 pixels.")
    }
    guard (5...50).contains(frameRate) else {
      throw ValidationError("--frame-rate must be from 5 to 50 frames per second.")
    }
  }

  private static func format(of path: String) -> Movie.Format? {
    Movie.Format(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  func run() async throws {
    let terminal = Terminal()
    let result: FlowSuite.Result
    do {
      result = try await record(terminal)
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.clearProgress()
      terminal.tell(error)
      throw error.isWrongUsage ? ExitCode.validationFailure : ExitCode.failure
    }
    terminal.clearProgress()
    await terminal.tell(result.reports)
    guard result.failure == nil else {
      terminal.print("\(FlowReport(result))")
      throw ExitCode.failure
    }
    terminal.print("\(output)")
  }

  private func record(_ terminal: Terminal) async throws -> FlowSuite.Result {
    let file = try OutputFile(output)
    let encoder = try MovieEncoder()
    let flow = try FlowReader(
      environment: flowOptions.values, readableFolders: building.readableFolders
    ).read(URL(fileURLWithPath: flow))
    deviceOptions.noteSystem(of: [flow], to: terminal)
    let app = try await building.build(project, for: deviceOptions.system(of: flow))
    let suite = FlowSuite(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale, orientation: orientation,
      screenshots: flowOptions.folder,
      sandbox: building.sandbox(
        hasNetwork: deviceOptions.network ?? false, replaying: deviceOptions.replayNetwork))
    let movie = Movie(
      file: file.url, format: Self.format(of: output)!, width: width, frameRate: frameRate,
      background: background)
    return try await suite.record(flow, apps: [app.bundle], as: movie, with: encoder) { step in
      terminal.show(progress: "Recording \(step.file.lastPathComponent):\(step.line)")
    }
  }
}
