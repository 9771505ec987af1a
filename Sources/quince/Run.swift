import AppBuilder
import ArgumentParser
import Foundation
import Simulator

/// `quince run`
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs projects on a simulated device in the browser, and builds them anew on save.",
    discussion: """
      With one project its app is opened; with several the home screen is. What the apps print \
      appears here. Ctrl-C ends it all.

      Exit codes: 0 ended by Ctrl-C, 1 nothing could be built or served, 64 wrong usage.
      """)

  @Argument(help: "One .xcodeproj or more, or folders that hold one.", completion: .directory)
  var projects: [String]

  @Option(help: "The port to serve on (default: the last one, or any free one).")
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
  var open = true

  @Flag(help: "Erase the data of all apps first.")
  var erase = false

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func run() async throws {
    let device = Device(
      model: deviceOptions.device, storage: Self.storage, appearance: deviceOptions.appearance,
      clock: .real)
    if erase { try await device.erase() }
    let server = WebServer(device: device, address: PageAddress(in: Self.storage))
    let session = RunSession(
      device: device, server: server, building: building, projects: projects)
    do {
      try await session.run(port: port, opensBrowser: open)
    } catch let failure as WebServer.PortInUse {
      Terminal().tell("\(failure)")
      throw ExitCode.failure
    }
  }

  private static var storage: URL {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("quince/devices")
  }
}
