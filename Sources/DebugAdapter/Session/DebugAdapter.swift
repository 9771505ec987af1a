import AppBuilder
import EditorMessages
import Foundation

/// A debug adapter for UIKit apps, which stands between an editor and the toolchain's.
///
/// The editor's requests are passed on, with the changes that the toolchain's adapter needs. Its
/// responses and events are passed back in their order.
package actor DebugAdapter {
  /// Changes a response of the debugger for the editor.
  typealias Change = (isolated DebugAdapter, inout DebugResponse) async -> Void

  private struct Forwarded {
    let request: DebugRequest
    /// The arguments that the debugger has got.
    let arguments: JSONValue
    let change: Change?
  }

  /// The time in which the debugger must let go of the app.
  private static let patience = Duration.seconds(5)

  let options: DebugOptions
  private let editor: MessageStream
  private var lastNumber = 0
  private var forwarded: [Int: Forwarded] = [:]
  private(set) var debugger: DebuggerProcess?
  /// Whether the editor has asked to launch an app or to attach to one.
  private var hasStarted = false
  /// Whether the editor ends the session.
  private(set) var isEnding = false
  /// The arguments with which each debugger is initialized.
  private(set) var initialization: JSONValue = [:]
  /// The breakpoints that the editor has set.
  var breakpoints = SessionBreakpoints()
  /// Whether more processes of the app can follow.
  var expectsProcesses = false
  /// The events about the end of the app, which its next process can make pointless.
  var heldEvents: [(event: String, body: JSONValue)] = []
  /// Waits for the app's next process, and then passes these events on.
  var releasing: Task<Void, Never>?
  /// Replaces the debugger when the app is launched again. Requests wait for it.
  var relaunching: Task<Void, Never>?
  /// The thread that has stopped, or `nil` if the app runs.
  var stoppedThread: JSONValue?
  private var receiving: Task<Void, Never>?
  /// The tasks of requests that take a while.
  private var tasks: [Task<Void, Never>] = []
  /// The process with the device, if this adapter has started it.
  var host: HostProcess?
  /// The expressions for the variables that the editor has seen.
  var paths = VariablePaths()
  /// The failure that the app has stopped at, or `nil` if it stopped for another reason.
  var failure: FailedCheck?
  /// The last exception in the app's output.
  var reportedException: FailedCheck?
  /// Whether the editor has asked to stop the app.
  var isPausing = false
  /// Whether the app should stop before its code runs.
  var stopsOnEntry = false
  /// Whether the app stops at failed checks.
  var stopsAtFailures = true
  /// Whether the app stops where UIKit raises exceptions.
  var stopsAtExceptions = true
  /// The command that continued the app the last time.
  var lastStep = ""
  /// The steps through generated code since then.
  var generatedSteps = 0
  /// Files that belong to the user, and files that don't.
  var knownFiles: [String: Bool] = [:]

  /// Creates an adapter for the editor at the other end of two files.
  /// - Parameter failure: A closure that receives the reason if the input is invalid.
  package init(
    input: FileHandle, output: FileHandle, options: DebugOptions,
    failure: @escaping @Sendable (String) -> Void
  ) {
    editor = MessageStream(input: input, output: output, failure: failure)
    self.options = options
  }

  /// Serves the editor until it's done.
  package func run() async {
    for await message in editor.messages {
      guard let request = DebugRequest(message) else { continue }
      if request.command == "disconnect" || request.command == "terminate" {
        await disconnect(request)
        break
      }
      await relaunching?.value
      await take(request)
    }
    await end()
  }

  private func take(_ request: DebugRequest) async {
    if let problem = problem(of: request) { return refuse(request, problem) }
    switch request.command {
    case "initialize": await initialize(request)
    case "launch": start { await $0.launch(request) }
    case "attach": start { await $0.attach(request) }
    case "setBreakpoints": setBreakpoints(request)
    case "setFunctionBreakpoints": setFunctionBreakpoints(request)
    case "setExceptionBreakpoints": setExceptionBreakpoints(request)
    case "pause": inBackground { await $0.pause(request) }
    case "exceptionInfo": describeFailure(request)
    case "stackTrace": forward(request) { await $0.markFrames(in: &$1.body) }
    case "scopes": forward(request) { $0.noteScopes(in: $1.body, of: request.arguments["frameId"]) }
    case "variables":
      forward(request) { await $0.showVariables(in: &$1.body, of: request.arguments) }
    case "evaluate": evaluate(request)
    case "setVariable": inBackground { await $0.setVariable(request) }
    case "setExpression": inBackground { await $0.setExpression(request) }
    case "continue", "next", "stepIn", "stepOut":
      paths.removeAll()
      stoppedThread = nil
      lastStep = request.command
      forward(request)
    default: forward(request)
    }
  }

  /// Returns the reason that a request can't be handled now, or `nil` if it can.
  private func problem(of request: DebugRequest) -> String? {
    switch request.command {
    case "initialize": debugger == nil ? nil : "The session is initialized already."
    case _ where debugger == nil: "The debugger isn't running."
    case "launch" where hasStarted, "attach" where hasStarted:
      "The session has an app already. To debug another one, start a new session."
    default: DebuggerRequests.problem(of: request)
    }
  }

  private func start(_ work: @escaping @Sendable (isolated DebugAdapter) async -> Void) {
    hasStarted = true
    inBackground(work)
  }

  private func inBackground(_ work: @escaping @Sendable (isolated DebugAdapter) async -> Void) {
    tasks.append(Task { await work(self) })
  }

  // MARK: Messages

  /// Passes a request on to the debugger.
  /// - Parameters:
  ///   - command: Another command to send instead of the request's.
  ///   - arguments: Other arguments to send instead of the request's.
  ///   - change: A closure that changes the response.
  func forward(
    _ request: DebugRequest, as command: String? = nil, with arguments: JSONValue? = nil,
    change: Change? = nil
  ) {
    guard let debugger else { return refuse(request, "The debugger isn't running.") }
    let (command, arguments) = (command ?? request.command, arguments ?? request.arguments)
    breakpoints.note(command, arguments)
    let number = debugger.send(command, arguments)
    forwarded[number] = Forwarded(request: request, arguments: arguments, change: change)
  }

  /// Answers a request.
  func answer(_ request: DebugRequest, _ body: JSONValue = [:]) {
    send([
      "type": "response", "request_seq": request.number, "command": .string(request.command),
      "success": true, "body": body,
    ])
  }

  /// Answers a request with a failure, which the editor shows.
  func refuse(_ request: DebugRequest, _ message: String) {
    send([
      "type": "response", "request_seq": request.number, "command": .string(request.command),
      "success": false, "message": .string(message),
      "body": ["error": ["id": 1, "format": .string(message.escaped), "showUser": true]],
    ])
  }

  /// Sends an event.
  func emit(_ event: String, _ body: JSONValue = [:]) {
    send(["type": "event", "event": .string(event), "body": body])
  }

  /// Shows a line of output.
  func show(_ line: String, category: String = "console") {
    emit("output", ["category": .string(category), "output": .string(line + "\n")])
  }

  private func send(_ message: JSONValue) {
    lastNumber += 1
    var message = message
    message["seq"] = .integer(lastNumber)
    editor.send(message)
  }

  /// Passes a debugger's response or event on.
  func receive(_ message: JSONValue) async {
    if message["type"]?.text == "event" {
      await take(event: message["event"]?.text ?? "", message["body"] ?? [:])
    } else if let number = message["request_seq"]?.integer,
      let original = forwarded.removeValue(forKey: number)
    {
      var response = DebugResponse(message)
      if response.isSuccess {
        breakpoints.note(&response.body, to: original.request.command, original.arguments)
        await original.change?(self, &response)
      }
      if response.isSuccess {
        answer(original.request, response.body)
      } else {
        refuse(original.request, response.message)
      }
    }
  }

  private func take(event: String, _ body: JSONValue) async {
    switch event {
    // Each of the system's libraries would be an event.
    case "module": break
    case "output": emit(event, Self.worded(body))
    case "stopped": await stop(body)
    case "continued":
      paths.removeAll()
      stoppedThread = nil
      emit(event, body)
    case "exited", "terminated": hold(event: event, body)
    case "breakpoint":
      var body = body
      if let breakpoint = body["breakpoint"] {
        body["breakpoint"] = breakpoints.translated(breakpoint)
      }
      emit(event, body)
    default: emit(event, body)
    }
  }

  // MARK: Start and end

  private func initialize(_ request: DebugRequest) async {
    do {
      receive(from: try await startDebugger())
    } catch {
      return refuse(request, "\(error)")
    }
    var arguments = request.arguments
    // The protocol makes it optional, but the debugger requires it.
    if arguments["pathFormat"] == nil { arguments["pathFormat"] = "path" }
    initialization = arguments
    forward(request, with: arguments) { $1.body = Capabilities.changed($1.body) }
  }

  /// Starts the debugger of one of the app's processes.
  /// - Throws: `BuildFailure` if it can't start.
  func startDebugger() async throws -> DebuggerProcess {
    let debugger = try await DebuggerProcess(options.debugger) { _ in }
    self.debugger = debugger
    return debugger
  }

  /// Passes a debugger's messages on until it ends.
  func receive(from debugger: DebuggerProcess) {
    receiving = Task {
      for await message in debugger.messages where debugger === self.debugger {
        await receive(message)
      }
      if debugger === self.debugger { await debuggerHasEnded() }
    }
  }

  /// Ends the debugger of a process that has ended, and refuses the requests that it hasn't answered.
  func leaveDebugger(_ reason: String) {
    let old = debugger
    debugger = nil
    refuseForwarded(reason)
    Task { await old?.end() }
  }

  private func refuseForwarded(_ reason: String) {
    let unanswered = forwarded.values.map(\.request)
    forwarded = [:]
    for request in unanswered { refuse(request, reason) }
  }

  /// Answers the requests that nobody else answers now, and ends the session.
  private func debuggerHasEnded() async {
    refuseForwarded(DebugResponse.ended.message)
    await debugger?.end()
    debugger = nil
    guard !isEnding else { return }
    show("The debugger has ended unexpectedly.", category: "important")
    emit("terminated")
    await host?.end()
  }

  /// Lets go of the app, and ends the device that this adapter has started.
  private func disconnect(_ request: DebugRequest) async {
    isEnding = true
    let endsApp = host == nil && request.arguments["terminateDebuggee"]?.bool == true
    if let debugger {
      let patience = Task {
        try await Task.sleep(for: Self.patience)
        await debugger.end()
      }
      _ = await debugger.ask("disconnect", ["terminateDebuggee": .bool(endsApp)])
      patience.cancel()
    }
    await host?.end()
    host = nil
    answer(request)
  }

  private func end() async {
    isEnding = true
    for task in tasks { task.cancel() }
    await debugger?.end()
    await host?.end()
    await receiving?.value
  }
}

extension String {
  /// The text for a message of the protocol, in which braces are placeholders.
  fileprivate var escaped: String {
    replacingOccurrences(of: "{", with: "(").replacingOccurrences(of: "}", with: ")")
  }
}
