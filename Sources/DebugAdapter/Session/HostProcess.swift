import Foundation
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
      _ = try? await Subprocess.run(
        .path(.init(program)), arguments: .init(arguments), platformOptions: options,
        input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        let output = execution.standardOutput.strings(
          separatedBy: .unicodeScalarSequence(["\n"]), bufferingPolicy: .unbounded)
        for try await line in output { continuation.yield(line) }
      }
      continuation.finish()
    }
  }

  /// Waits until the process serves the device's page.
  /// - Parameter show: A closure that shows a line of output, then and later.
  /// - Returns: The page's address, or `nil` if the process has ended.
  func page(_ show: @escaping @Sendable (String) async -> Void) async -> String? {
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    Task { [lines] in
      for await line in lines {
        await show(line)
        if let address = line.wholeMatch(of: /Quince is at (http:\S+)/) {
          continuation.yield(String(address.1))
        }
      }
      continuation.finish()
    }
    for await address in addresses { return address }
    return nil
  }

  /// Ends the device and the app.
  func end() async {
    process.cancel()
    await process.value
  }
}
