import Flows
import Reports
import Simulator

/// Receives the output of the tests and the app, test by test.
struct TestOutput: Sendable {
  private let outputs: [AppOutput]
  private let devices: [Device]
  private let following: [Task<Void, Never>]

  /// - Parameter listener: is given everything as it comes.
  init(of stage: TestStage, listener: @escaping @Sendable ([LogEntry]) -> Void) {
    devices = [stage.device, stage.used?.device].compactMap(\.self)
    outputs = devices.map { AppOutput(of: $0, listener: listener) }
    following = outputs.map { output in Task { await output.follow() } }
  }

  /// Returns the output since the last time: that of the tests, then that of the app.
  func newLines() async -> [ReportedLine] {
    var lines: [ReportedLine] = []
    for output in outputs { lines += await output.newLines() }
    return lines
  }

  /// Takes nothing more.
  func end() async {
    for device in devices { device.log.close() }
    for task in following { await task.value }
  }
}
