import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation

/// `quince record`
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Performs a flow at life's pace and makes a movie of it.",
    usage: "quince record FLOW.yaml PROJECT -o FILE.gif [--width PIXELS] [--device …]",
    discussion: """
      The movie shows the device and the finger that touches it: an animated GIF, fit for a README, or \
      an MP4 or WebM. It does not hang on how fast this machine is. Needs FFmpeg.

      Exit codes: 0 the movie is made, 1 a step failed or the app does not build (and no file is \
      written), 64 wrong usage.
      """)

  @Argument(help: "A flow.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String

  @Argument(help: "An .xcodeproj, or a folder or workspace that holds one.", completion: .directory)
  var project: String

  @Option(
    name: .shortAndLong, help: "The movie to write: a .gif, .mp4 or .webm.",
    completion: .file(extensions: Movie.Format.allCases.map(\.rawValue)))
  var output: String

  @Option(help: "The width of the movie in pixels, from 100 to 2000.")
  var width = 360

  @Option(help: "Frames in a second, from 5 to 50.")
  var frameRate = 20

  @Option(
    help: "The color around the device's round corners, such as “#0D1117” (default: white).",
    transform: {
      guard let color = HexColor($0), color.alpha == 255 else {
        throw ValidationError("“\($0)” is not a color such as “#0D1117”.")
      }
      return color
    })
  var background = HexColor("#FFFFFF")!

  @Option(help: "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.")
  var orientation = DeviceConfiguration.Orientation.portrait

  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard Self.format(of: output) != nil else {
      throw ValidationError("“\(output)” does not end in .gif, .mp4 or .webm.")
    }
    guard FlowFiles.isFlow(flow) else {
      throw ValidationError("“\(flow)” is no flow; a flow's name ends in .yaml or .yml.")
    }
    guard (100...2000).contains(width) else {
      throw ValidationError("The width must be from 100 to 2000 pixels.")
    }
    guard (5...50).contains(frameRate) else {
      throw ValidationError("The frame rate must be from 5 to 50 in a second.")
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
      throw ExitCode.failure
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
    let app = try await building.build(project)
    let suite = FlowSuite(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale, orientation: orientation,
      screenshots: flowOptions.folder,
      sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false))
    let movie = Movie(
      file: file.url, format: Self.format(of: output)!, width: width, frameRate: frameRate,
      background: background)
    return try await suite.record(flow, apps: [app.bundle], as: movie, with: encoder) { step in
      terminal.show(progress: "Recording \(step.file.lastPathComponent):\(step.line)")
    }
  }
}
