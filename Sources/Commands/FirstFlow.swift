import ArgumentParser
import Flows
import Foundation
import Simulator

/// The option for a flow that leads to the screen that a command examines.
struct FirstFlow: ParsableArguments {
  @Option(
    help: "Play this flow first.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String?

  @OptionGroup var flowOptions: FlowOptions

  /// A flow that can be performed.
  struct Steps: Sendable {
    let flow: Flow
    let folder: URL

    func perform(on device: Device, of bundleID: String) async throws {
      let options = FlowRunner.Options(appID: bundleID, screenshots: folder)
      try await FlowRunner(device: device, options: options).run(flow)
    }
  }

  /// Returns the flow, if there's one.
  /// - Parameter folders: Additional folders in which the flow can read files.
  /// - Throws: `FlowError` if its file is invalid.
  func read(allowing folders: [URL]) throws -> Steps? {
    try flow.map {
      let reader = FlowReader(environment: flowOptions.values, readableFolders: folders)
      let flow = try reader.read(URL(fileURLWithPath: $0))
      return Steps(flow: flow, folder: flowOptions.folder)
    }
  }
}
