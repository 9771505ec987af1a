import Benchmarking
import Flows
import Foundation
import Simulator

/// An app in the foreground, whose button `Change` shows how often it was tapped.
struct TappedApp {
  let device: Device
  /// The text before the number.
  let prefix: String
  let folder: URL
  private var count = 0

  init(device: Device, prefix: String = "", folder: URL) {
    self.device = device
    self.prefix = prefix
    self.folder = folder
  }

  /// Performs steps, each of which is a tap and an assertion, and returns the duration of one step
  /// in milliseconds.
  mutating func steps(_ steps: Int) async throws -> Double {
    let flow = try FlowReader().read(file(of: steps))
    let runner = FlowRunner(
      device: device, options: FlowRunner.Options(appID: nil, screenshots: folder))
    return try await milliseconds { try await runner.run(flow) } / Double(steps)
  }

  private mutating func file(of steps: Int) throws -> URL {
    let lines = (count + 1...count + steps).map {
      "- tapOn: Change\n- assertVisible: \"\(prefix)\($0)\"\n"
    }
    count += steps
    let file = folder.appendingPathComponent("flow-\(UUID().uuidString).yaml")
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
