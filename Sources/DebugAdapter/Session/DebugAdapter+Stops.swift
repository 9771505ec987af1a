import EditorMessages
import Foundation
import Safeguards

/// The places where the app stops.
extension DebugAdapter {
  /// Passes on an event that the app has stopped.
  func stop(_ body: JSONValue) {
    var body = body
    let text = body["description"]?.text ?? ""
    if text == Self.ownSignal {
      guard isPausing || stopsOnEntry else { return }
      body["reason"] = isPausing ? "pause" : "entry"
      ignoreOwnSignal()
    }
    paths.removeAll()
    failure = nil
    let isBreakpoint = body["hitBreakpointIds"]?.elements?.isEmpty == false
    if body["reason"]?.text == "breakpoint", !isBreakpoint {
      guard stopsAtFailures else {
        debugger?.send("continue", ["threadId": body["threadId"] ?? 0])
        return
      }
      failure = text
      body["reason"] = "exception"
      body["text"] = .string(text)
    }
    emit("stopped", body)
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
    let kind = failure.split(separator: ":").first.map(String.init) ?? failure
    answer(
      request,
      [
        "exceptionId": .string(kind), "description": .string(failure), "breakMode": "always",
      ])
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
    frame["line"] = .number(Double(line))
    frame["column"] = 1
    return frame
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
