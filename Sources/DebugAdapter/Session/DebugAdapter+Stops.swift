import EditorMessages
import Foundation
import Safeguards

/// The places where the app stops.
extension DebugAdapter {
  /// Passes on an event that the app has stopped.
  func stop(_ body: JSONValue) async {
    if body["reason"]?.text == "step", await stepsOn(body["threadId"] ?? 0) { return }
    generatedSteps = 0
    var body = body
    let text = body["description"]?.text ?? ""
    if text == Self.ownSignal {
      guard isPausing || stopsOnEntry else { return }
      body["reason"] = isPausing ? "pause" : "entry"
      ignoreOwnSignal()
    }
    paths.removeAll()
    failure = await failedCheck(in: body)
    if let failure {
      guard failure.isException ? stopsAtExceptions : stopsAtFailures else {
        debugger?.send("continue", ["threadId": body["threadId"] ?? 0])
        return
      }
      body["reason"] = "exception"
      body["text"] = .string(failure.text)
    }
    if let numbers = body["hitBreakpointIds"]?.elements?.compactMap(\.integer) {
      body["hitBreakpointIds"] = .array(numbers.map { .integer(breakpoints.translated($0)) })
    }
    stoppedThread = body["threadId"]
    emit("stopped", body)
  }

  /// Steps on if a step has ended in code that the compiler or Quince has generated for the app.
  /// - Returns: Whether the app continues.
  private func stepsOn(_ thread: JSONValue) async -> Bool {
    let place: JSONValue = ["threadId": thread, "startFrame": 0, "levels": 1]
    guard generatedSteps < Self.mostGeneratedSteps,
      let frames = await debugger?.ask("stackTrace", place).body["stackFrames"]?.elements,
      let path = frames.first?["source"]?["path"]?.text, isGenerated(path)
    else { return false }
    generatedSteps += 1
    debugger?.send(lastStep == "stepIn" ? "stepIn" : "next", ["threadId": thread])
    return true
  }

  /// The limit for generated code with a loop that takes long.
  private static let mostGeneratedSteps = 100

  /// Returns the failure that the app has stopped at, or `nil` if it stopped for another reason.
  private func failedCheck(in body: JSONValue) async -> FailedCheck? {
    let text = body["description"]?.text ?? ""
    if text == "signal SIGABRT" {
      // UIKit has reported the exception, and the place in the app's code.
      let stack: JSONValue = ["threadId": body["threadId"] ?? 0, "levels": 20]
      let frames = await debugger?.ask("stackTrace", stack).body["stackFrames"]?.elements ?? []
      let isException = frames.contains {
        $0["name"]?.text?.contains("UncaughtException.stop") == true
      }
      return isException ? reportedException ?? .unreported : nil
    }
    let isBreakpoint = body["hitBreakpointIds"]?.elements?.isEmpty == false
    return body["reason"]?.text == "breakpoint" && !isBreakpoint ? FailedCheck(text) : nil
  }

  /// The debugger itself stops threads with this signal, and can take it for a stop of the app.
  private static let ownSignal = "signal SIGSTOP"

  /// Stops the app where it is.
  func pause(_ request: DebugRequest) async {
    isPausing = true
    await run(DebuggerScripts.heedingOwnSignal)
    forward(request)
  }

  private func ignoreOwnSignal() {
    isPausing = false
    stopsOnEntry = false
    Task { await run(DebuggerScripts.ignoringOwnSignal) }
  }

  /// Runs a command of the debugger, and returns its output.
  @discardableResult
  private func run(_ command: String) async -> String? {
    let response = await debugger?.ask(
      "evaluate", ["expression": .string("`" + command), "context": "repl"])
    return response?.body["result"]?.text
  }

  /// Describes the failed check that the app has stopped at.
  func describeFailure(_ request: DebugRequest) {
    guard let failure else { return forward(request) }
    answer(
      request,
      [
        "exceptionId": .string(failure.kind), "description": .string(failure.text),
        "breakMode": "always",
      ])
  }

  /// Passes on a file's breakpoints, with marks around the values in their messages.
  func setBreakpoints(_ request: DebugRequest) {
    var arguments = request.arguments
    if let breakpoints = arguments["breakpoints"]?.elements {
      arguments["breakpoints"] = .array(
        breakpoints.map { breakpoint in
          var breakpoint = breakpoint
          if let message = breakpoint["logMessage"]?.text {
            breakpoint["logMessage"] = .string(LogMessage.marked(message))
          }
          return breakpoint
        })
    }
    forward(request, with: arguments)
  }

  /// Returns the body of an event for output, with values of log points in the words of Swift.
  static func worded(_ body: JSONValue) -> JSONValue {
    var body = body
    if body["category"]?.text == "console", let output = body["output"]?.text {
      body["output"] = .string(LogMessage.shown(output))
    }
    return body
  }

  /// Passes on breakpoints for functions, with names that the debugger understands.
  func setFunctionBreakpoints(_ request: DebugRequest) {
    var arguments = request.arguments
    arguments["breakpoints"] = .array(
      (arguments["breakpoints"]?.elements ?? []).map { breakpoint in
        var breakpoint = breakpoint
        if let name = breakpoint["name"]?.text {
          breakpoint["name"] = .string(FunctionName.withoutLabels(name))
        }
        return breakpoint
      })
    forward(request, with: arguments)
  }

  /// Passes on the kinds of errors to stop at.
  func setExceptionBreakpoints(_ request: DebugRequest) {
    var arguments = request.arguments
    let filters = (arguments["filters"]?.elements ?? []).compactMap(\.text)
    let chosen = (arguments["filterOptions"]?.elements ?? []).compactMap { $0["filterId"]?.text }
    stopsAtFailures = (filters + chosen).contains(Capabilities.failures)
    stopsAtExceptions = (filters + chosen).contains(Capabilities.exceptions)
    arguments["filters"] = .array(filters.filter { $0 == Capabilities.errors }.map { .string($0) })
    arguments["filterOptions"] = .array(
      (arguments["filterOptions"]?.elements ?? []).filter {
        $0["filterId"]?.text == Capabilities.errors
      })
    forward(request, with: arguments) { _, response in
      // The editor expects an entry for each of its filters.
      response.body = [:]
    }
  }

  /// Marks the frames that aren't in the user's files, so that the editor selects one that is.
  func markFrames(in body: inout JSONValue) async {
    var frames: [JSONValue] = []
    for frame in body["stackFrames"]?.elements ?? [] {
      var frame = await placed(frame)
      if frame["source"]?["path"]?.text.map(isUsers) != true {
        frame["presentationHint"] = "subtle"
        // Some editors select the first frame with a file.
        frame["source"] = nil
      }
      frames.append(frame)
    }
    body["stackFrames"] = .array(frames)
  }

  /// Returns a frame with its place in the user's files.
  ///
  /// The compiler notes no line for some checks that it adds, so the debugger shows machine code.
  private func placed(_ frame: JSONValue) async -> JSONValue {
    guard failure != nil, let path = frame["source"]?["path"]?.text, path.contains(".app/"),
      frame["source"]?["sourceReference"] != nil,
      let address = frame["instructionPointerReference"]?.text,
      let text = await run("\(DebuggerScripts.place) \(address)")?.trimmed,
      let match = text.wholeMatch(of: /(\/.+):(\d+)/), let line = Int(match.2)
    else { return frame }
    var frame = frame
    let name = match.1.split(separator: "/").last.map(String.init) ?? ""
    frame["source"] = ["name": .string(name), "path": .string(String(match.1))]
    frame["line"] = .integer(line)
    frame["column"] = 1
    return frame
  }

  /// Returns whether the place of a frame is code of the app that isn't in the user's files.
  private func isGenerated(_ path: String) -> Bool {
    // For code without a line, the debugger shows machine code of the app.
    (path.contains(".app/") || path.hasPrefix(OwnFolder.cache.url.path + "/")) && !isUsers(path)
  }

  /// Returns whether a file belongs to the user, rather than to Quince or a library.
  private func isUsers(_ path: String) -> Bool {
    if let known = knownFiles[path] { return known }
    let isUsers =
      path.hasPrefix("/") && !path.hasPrefix(OwnFolder.cache.url.path + "/")
      && FileManager.default.fileExists(atPath: path)
    knownFiles[path] = isUsers
    return isUsers
  }
}
