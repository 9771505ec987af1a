import AppBuilder
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

  @Option(help: "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.")
  var orientation = DeviceConfiguration.Orientation.portrait

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func run() async throws {
    do {
      let file = try OutputFile(output)
      let commandsFile = try commands.map { try OutputFile($0) }
      let app = try await building.build(project)
      try await Device.withThrowaway(
        model: deviceOptions.device, appearance: deviceOptions.appearance,
        locale: deviceOptions.locale, clock: .manual,
        sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false)
      ) { device in
        let installed = try await device.install(app.bundle)
        await device.rotate(to: orientation)
        try await device.launch(installed.bundleID)
        _ = try await device.settle()
        await Terminal().tell(device.reports(of: installed.bundleID))
        try file.write(try await device.screenshot())
        try commandsFile?.write(Data(try await device.drawnFrame().description.utf8))
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      Terminal().tell("\(error)")
      throw ExitCode.failure
    }
    print(output)
  }
}
