import Benchmarking
import Foundation

/// The rows for the tools of coding agents, as a client sees them.
enum AgentRows: RowGroup {
  static let rows = [BenchmarkRow.agentTap, .agentLook]

  /// The number of calls that are measured.
  private static let calls = 200

  static func measure(on bench: Workbench) async throws {
    let client = try AgentProcess(
      project: Workbench.sources.appendingPathComponent("Sixty"),
      cache: bench.folder.appendingPathComponent("agent"))
    defer { client.close() }
    _ = try client.call("run", "{}")
    for (row, tool, arguments) in [
      (BenchmarkRow.agentTap, "tap", #"{"text":"Change"}"#), (.agentLook, "elements", "{}"),
    ] {
      for _ in 0..<20 { _ = try client.call(tool, arguments) }
      var samples: [Double] = []
      for _ in 0..<calls {
        samples.append(try await milliseconds { _ = try client.call(tool, arguments) })
      }
      bench.add(Samples(samples).median, to: row)
    }
  }
}
