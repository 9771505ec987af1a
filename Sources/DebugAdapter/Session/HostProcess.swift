import Foundation
import Simulator
import Subprocess

/// A process of Quince's that runs the device with the app.
final class HostProcess: Sendable {
  /// The lines that the process writes, until it ends.
  let lines: AsyncStream<String>
  private let process: Task<Void, Never>

  /// Starts a command of Quince.
  init(_ program: String, _ arguments: [String]) {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    self.lines = lines
    process = Task {
      var options = PlatformOptions()
      // Ctrl-C in the terminal interrupts the app in the debugger, not the device.
      options.processGroupID = 0
      options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(5))]
      do {
        _ = try await Subprocess.run(
          .path(.init(program)), arguments: .init(arguments), platformOptions: options,
          input: .none, output: .sequence, error: .combinedWithOutput
        ) { execution in
          let output = execution.standardOutput.strings(
            separatedBy: .unicodeScalarSequence(["\n"]), bufferingPolicy: .unbounded)
          for try await line in output { continuation.yield(line) }
        }
      } catch {
        if !Task.isCancelled { continuation.yield("can't run \(program): \(error)") }
      }
      continuation.finish()
    }
  }

  /// Waits until the process serves the device's page.
  /// - Parameter show: A closure that shows a line of output, then and later.
  /// - Returns: The page's address, or `nil` if the process has ended.
  func page(_ show: @escaping @Sendable (String) async -> Void) async -> String? {
    let addresses = found(show) { line in
      line.wholeMatch(of: /Quince is at (http:\S+)/).map { String($0.1) }
    }
    for await address in addresses { return address }
    return nil
  }

  /// Returns the app's processes that wait for a debugger, until the process ends.
  /// - Parameter show: A closure that shows a line of output.
  func debuggees(
    _ show: @escaping @Sendable (String) async -> Void
  ) -> AsyncStream<Debuggee> {
    found({ if Self.debuggee(in: $0) == nil { await show($0) } }, Self.debuggee)
  }

  private static func debuggee(in line: String) -> Debuggee? {
    try? JSONDecoder().decode([String: Debuggee].self, from: Data(line.utf8))["debuggee"]
  }

  /// Returns what a closure finds in the lines.
  private func found<Value: Sendable>(
    _ show: @escaping @Sendable (String) async -> Void,
    _ find: @escaping @Sendable (String) -> Value?
  ) -> AsyncStream<Value> {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    Task { [lines] in
      for await line in lines {
        await show(line)
        if let value = find(line) { continuation.yield(value) }
      }
      continuation.finish()
    }
    return values
  }

  /// Ends the device and the app.
  func end() async {
    process.cancel()
    await process.value
  }
}
