import AppBuilder
import ArgumentParser
import DebugAdapter
import Foundation
import Sandbox
import Simulator

/// The command `quince debug`.
struct Debug: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: "Debug an app in an editor or in the terminal.",
    discussion: """
      With a project, this command starts a device with the app, and the toolchain's debugger, lldb, \
      in the terminal. An editor starts this command without a project, and exchanges messages of \
      the Debug Adapter Protocol with it on standard input and output. For the editor's settings, \
      see docs/debugging.md.

      Exit codes: 0 the session has ended, 1 the debugger or the app can't be started, 64 incorrect \
      usage.
      """)

  @Argument(
    help: "An .xcodeproj, or a folder that contains one.", completion: .directory)
  var project: String?

  @Flag(help: "Debug the app that's in front on the device of “quince run”.")
  var attach = false

  @Option(
    name: .customLong("break"),
    help: ArgumentHelp(
      "Stop at this line. You can repeat this option.", valueName: "file:line"),
    transform: Debug.line)
  var lines: [TerminalDebugging.Line] = []

  @Option(
    help: "Use the device with this name and its own data.", transform: DeviceName.init)
  var deviceName: DeviceName?

  func validate() throws {
    let hasOptions = !lines.isEmpty || deviceName != nil
    guard !attach || project == nil, servesEditor ? !hasOptions : true else {
      throw ValidationError("Specify a project to debug, or --attach.")
    }
    guard !servesEditor || isatty(STDIN_FILENO) == 0 else {
      throw ValidationError(
        "Specify a project to debug, or --attach. Only editors start this command without either.")
    }
  }

  /// Whether an editor has started this command.
  private var servesEditor: Bool { project == nil && !attach }

  private static func line(_ text: String) throws -> TerminalDebugging.Line {
    guard let line = TerminalDebugging.Line(text) else {
      throw ValidationError(
        "Invalid line “\(text)”: use a file and a line, such as ViewController.swift:12.")
    }
    return line
  }

  func run() async throws {
    // If the editor or the debugger ends, reading reports it.
    signal(SIGPIPE, SIG_IGN)
    let terminal = Terminal()
    try await terminal.tellFailures {
      let options = DebugOptions(
        program: try OwnProgram.find("quince"), debugger: Debugger(of: try Toolchain.find())
      ) { name in DeviceStorage.folder(of: try name.map { try DeviceName($0) }) }
      if servesEditor { await serve(options, terminal) } else { try await debug(options, terminal) }
    }
  }

  private func serve(_ options: DebugOptions, _ terminal: Terminal) async {
    let adapter = DebugAdapter(
      input: .standardInput, output: .standardOutput, options: options
    ) { terminal.write(note: "can't read the editor's messages: \($0)") }
    await Interruption().wait { await adapter.run() }
  }

  private func debug(_ options: DebugOptions, _ terminal: Terminal) async throws {
    // Ctrl-C interrupts the app.
    signal(SIGINT, SIG_IGN)
    let device = deviceName.map { ["--device-name", $0.text] } ?? []
    let arguments = project.map { ["run", $0, "--no-open", "--wait-for-debugger"] + device }
    let session = Task { [deviceName, lines] in
      try await TerminalDebugging(options).run(
        arguments, deviceName: deviceName?.text, lines: lines
      ) { terminal.tell($0) }
    }
    // The terminal is closed.
    let sources = [SIGHUP, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { session.cancel() }
      source.resume()
      return source
    }
    defer { withExtendedLifetime(sources) {} }
    do {
      guard try await session.value else { throw ExitCode.failure }
    } catch is PageClient.NotRunning {
      throw NoDevice()
    }
  }

  /// An error for attaching to an app without a device.
  private struct NoDevice: Error, CustomStringConvertible {
    let description =
      "No device is running. To start one, run “quince run --debuggable PROJECT” in another terminal."
  }
}
