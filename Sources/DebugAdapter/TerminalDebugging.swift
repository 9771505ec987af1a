import AppBuilder
import Foundation
import Simulator
import Subprocess

/// A session of the toolchain's debugger in the terminal.
package struct TerminalDebugging: Sendable {
  /// A line of a file to stop at.
  package struct Line: Sendable, Equatable {
    let file: String
    let line: Int

    /// Reads a line, such as `ViewController.swift:12`, and returns `nil` if it's invalid.
    package init?(_ text: String) {
      guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
        line > 0, colon > text.startIndex, !text.contains("\"")
      else { return nil }
      file = String(text[..<colon])
      self.line = line
    }

    fileprivate var command: String { "breakpoint set --file \"\(file)\" --line \(line)" }
  }

  private let options: DebugOptions

  /// Creates a session.
  package init(_ options: DebugOptions) {
    self.options = options
  }

  /// Debugs an app until the user quits the debugger.
  /// - Parameters:
  ///   - arguments: The arguments of the command `quince` that starts the device with the app, or
  ///     `nil` to attach to a running one.
  ///   - lines: The lines to stop at.
  ///   - print: A closure that prints a line of the app's output.
  /// - Returns: Whether the app was started. If not, its output has the reason.
  /// - Throws: An error if the debugger can't be started, or `PageClient.NotRunning` if there's no
  ///   device to attach to.
  package func run(
    _ arguments: [String]?, deviceName: String?, lines: [Line],
    print: @escaping @Sendable (String) -> Void
  ) async throws -> Bool {
    let variables = try await options.debugger.prepare()
    let host = arguments.map { HostProcess(options.program, $0) }
    if let host {
      guard await host.page(print) != nil else { return false }
    }
    do {
      for try await app in DebuggedApp.processes(onDeviceIn: try options.storage(deviceName)) {
        try await debug(app, variables, lines)
        break
      }
    } catch {
      await host?.end()
      throw error
    }
    await host?.end()
    return true
  }

  private func debug(
    _ app: Debuggee, _ variables: [String: String], _ lines: [Line]
  ) async throws {
    let server = try options.debugger.variables(toAttachTo: Int(app.pid))
    let commands =
      [try DebuggerScripts.formatting()] + lines.map(\.command)
      + ["process attach --pid \(app.pid)"] + (lines.isEmpty ? [] : ["continue"])
    _ = try await Subprocess.run(
      .path(.init(options.debugger.program.path)),
      arguments: .init([app.executable] + commands.flatMap { ["--one-line", $0] }),
      environment: Debugger.environment(with: variables.merging(server) { $1 }),
      input: .currentStandardInput, output: .currentStandardOutput, error: .currentStandardError)
  }
}
