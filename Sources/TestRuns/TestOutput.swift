import Flows
import Reports
import Simulator

/// Collects the output of the tests and the app, separately for each test.
struct TestOutput: Sendable {
  private let outputs: [AppOutput]
  private let devices: [Device]
  private let following: [Task<Void, Never>]

  /// - Parameter listener: A closure that receives all output as it arrives.
  init(of stage: TestStage, listener: @escaping @Sendable ([LogEntry]) -> Void) {
    devices = [stage.device, stage.used?.device].compactMap(\.self)
    outputs = devices.map { AppOutput(of: $0, listener: listener) }
    following = outputs.map { output in Task { await output.follow() } }
  }

  /// Returns the output since the last call: first the output of the tests, then the output of the
  /// app.
  func newLines() async -> [ReportedLine] {
    var lines: [ReportedLine] = []
    for output in outputs { lines += await output.newLines() }
    return lines
  }

  /// Stops collecting output.
  func end() async {
    for device in devices { device.log.close() }
    for task in following { await task.value }
  }
}
