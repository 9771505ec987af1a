import EditorMessages
import Foundation
import Safeguards
import Simulator

/// Starting apps, and attaching to running ones.
extension DebugAdapter {
  /// Starts a device with an app, and attaches to the app before its code runs.
  func launch(_ request: DebugRequest) async {
    do {
      let settings = SessionSettings(request.arguments)
      stopsOnEntry = try settings.flag("stopOnEntry")
      let launch = try LaunchArguments(settings)
      let host = HostProcess(options.program, launch.command)
      self.host = host
      if launch.hasPage {
        try await waitForPage(of: host)
        let storage = try options.storage(launch.deviceName)
        try await attach(request, to: DebuggedApp.processes(onDeviceIn: storage))
      } else {
        try await attach(request, to: host.debuggees(showOutput))
      }
    } catch {
      refuse(request, "\(error)")
    }
  }

  /// Attaches to a running app: the one on a device, or the process with a number.
  func attach(_ request: DebugRequest) async {
    do {
      let settings = SessionSettings(request.arguments)
      stopsOnEntry = try settings.flag("stopOnEntry")
      if let pid = try settings.process("pid") {
        return attach(request, to: pid, executable: try settings.text("program"))
      }
      let name = try settings.text("deviceName")
      try await attach(request, to: DebuggedApp.processes(onDeviceIn: options.storage(name)))
    } catch is PageClient.NotRunning {
      refuse(request, "No device is running. To start one, run “quince run --debuggable PROJECT”.")
    } catch {
      refuse(request, "\(error)")
    }
  }

  /// Shows the output of the process with the device, and returns when there's a page.
  private func waitForPage(of host: HostProcess) async throws {
    guard let address = await host.page(showOutput) else { throw Self.notStarted }
    emit("quince/page", ["url": .string(address)])
  }

  private static let notStarted = SessionSettings.Failure(
    description: "The app can't be started. The debug console shows the reason.")

  private var showOutput: @Sendable (String) async -> Void {
    { [weak self] in await self?.show(output: TerminalText($0).description) }
  }

  /// Shows a line of output of the device or the app.
  private func show(output line: String) {
    let check = FailedCheck(line)
    if check.isException { reportedException = check }
    show(line, category: "stdout")
  }

  /// Attaches to an app's first process, and to each one that follows.
  private func attach<Processes: AsyncSequence & Sendable>(
    _ request: DebugRequest, to processes: Processes
  ) async throws where Processes.Element == Debuggee {
    var isAttached = false
    expectsProcesses = true
    defer { noProcessFollows() }
    // The connection stays open, because the device suspends its checks as long as it's there.
    for try await app in processes {
      if isAttached {
        await debugAgain(app)
      } else {
        isAttached = true
        attach(request, to: Int(app.pid), executable: app.executable)
      }
    }
    guard isAttached else { throw Self.notStarted }
  }

  private func attach(_ request: DebugRequest, to pid: Int, executable: String?) {
    forward(request, as: "attach", with: attachArguments(pid, executable: executable))
  }

  /// Returns the arguments of the debugger's request to attach to a process.
  func attachArguments(_ pid: Int, executable: String?) -> JSONValue {
    var arguments: JSONValue = ["pid": .integer(pid)]
    if let executable { arguments["program"] = .string(executable) }
    arguments["stopOnEntry"] = .bool(stopsOnEntry)
    do {
      // A question mark hides the command's output, unless it fails.
      arguments["initCommands"] = .array(
        try
          ([DebuggerScripts.formatting()]
          + options.debugger.variables(toAttachTo: pid).map(DebuggerScripts.setting(_:to:)))
          .map { .string("?\($0)") })
    } catch {
      show("\(error)", category: "important")
    }
    if !stopsOnEntry {
      arguments["postRunCommands"] = [.string("?\(DebuggerScripts.ignoringOwnSignal)")]
    }
    return arguments
  }
}
