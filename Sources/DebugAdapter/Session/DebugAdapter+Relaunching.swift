import EditorMessages
import Foundation
import Simulator

/// Debugging the next process of an app, such as after a rebuild.
extension DebugAdapter {
  /// The time in which an app is usually launched again after it has ended.
  private static let relaunchTime = Duration.seconds(5)

  /// Debugs a new process of the app with the session's breakpoints, instead of the last one.
  func debugAgain(_ app: Debuggee) async {
    guard !isEnding else { return }
    let task = Task { await replaceDebugger(for: app) }
    relaunching = task
    await task.value
    relaunching = nil
  }

  private func replaceDebugger(for app: Debuggee) async {
    releasing?.cancel()
    heldEvents = []
    leaveDebugger("\(app.name) was launched again.")
    forgetStop()
    show("\(app.name) was launched again.")
    do {
      let debugger = try await startDebugger()
      _ = await debugger.ask("initialize", initialization)
      let arguments = attachArguments(Int(app.pid), executable: app.executable)
      let attaching = Task { await debugger.ask("attach", arguments) }
      for await message in debugger.messages {
        if message["event"]?.text == "initialized" { break }
        await receive(message)
      }
      await setBreakpoints(in: debugger)
      _ = await debugger.ask("configurationDone", [:])
      receive(from: debugger)
      let response = await attaching.value
      if !response.isSuccess { end(because: response.message) }
    } catch {
      end(because: "\(error)")
    }
  }

  private func end(because reason: String) {
    show("The app can't be debugged: \(reason)", category: "important")
    emit("terminated")
  }

  /// Reports to the editor that the app doesn't stand where it was.
  private func forgetStop() {
    paths.removeAll()
    failure = nil
    isPausing = false
    knownFiles = [:]
    if let thread = stoppedThread {
      emit("continued", ["threadId": thread, "allThreadsContinued": true])
    }
    stoppedThread = nil
  }

  private func setBreakpoints(in debugger: DebuggerProcess) async {
    breakpoints.startOver()
    for setting in breakpoints.settings {
      let response = await debugger.ask(setting.command, setting.arguments)
      for breakpoint in breakpoints.note(response.body, to: setting) {
        emit("breakpoint", ["reason": "changed", "breakpoint": breakpoint])
      }
    }
  }

  /// Passes on that the app has ended, unless it's launched again soon.
  func hold(event: String, _ body: JSONValue) {
    guard expectsProcesses else { return emit(event, body) }
    heldEvents.append((event, body))
    releasing?.cancel()
    releasing = Task {
      try? await Task.sleep(for: Self.relaunchTime)
      if !Task.isCancelled { releaseEvents() }
    }
  }

  /// Passes on that the app has ended, because no other process follows.
  func noProcessFollows() {
    expectsProcesses = false
    releaseEvents()
  }

  private func releaseEvents() {
    for (event, body) in heldEvents { emit(event, body) }
    heldEvents = []
  }
}
