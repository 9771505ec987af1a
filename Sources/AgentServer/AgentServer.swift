import EditorMessages
import Foundation
import Synchronization

/// A server of the Model Context Protocol, which reads requests from one file and writes answers to
/// another.
///
/// It speaks the versions with a handshake and those without one
/// (<https://modelcontextprotocol.io/specification>).
package actor AgentServer {
  /// The number of seconds that running tools get to end when the client has gone.
  private static let patience = 1.5

  private let session: AgentSession
  private let tools: [any AgentTool]
  private let version: String
  private let writer: MessageWriter
  private let deviceLane = Lane()
  private var calls: [RequestID: Task<Void, Never>] = [:]
  /// The number of answers that the client hasn't received yet.
  private var unsent = 0
  private var hasShakenHands = false

  /// - Parameters:
  ///   - version: The version of Quince.
  ///   - output: The file for the answers.
  package init(_ session: AgentSession, version: String, output: Int32) {
    self.session = session
    self.version = version
    tools = Self.tools
    writer = MessageWriter(output)
  }

  /// Answers requests until the input ends or the task is canceled.
  package func run(input: Int32) async {
    let reader = LineReader(input)
    for await line in reader.lines {
      await receive(line)
      reader.takeNext()
    }
    // The end also needs time if this task was canceled.
    await Task { await self.end() }.value
  }

  /// Cancels all calls, and shuts the device down.
  private func end() async {
    let calls = Array(calls.values)
    for call in calls { call.cancel() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for call in calls { await call.value } }
      group.addTask { try? await Task.sleep(for: .seconds(Self.patience)) }
      await group.next()
      group.cancelAll()
    }
    await session.close()
  }

  // MARK: Messages

  private func receive(_ line: LineReader.Line) async {
    do {
      guard case .text(let data) = line else {
        throw ProtocolError(
          .parse, "A message can have at most \(MessageLimits.longest) bytes.")
      }
      switch try ClientMessage(data) {
      case .request(let id, let request):
        do throws(ProtocolError) {
          try await answer(request, id)
        } catch {
          await send(error, to: id)
        }
      case .notification(let request): take(request)
      case .response: break
      }
    } catch let error as ProtocolError {
      await send(error, to: error.id)
    } catch {
      await send(ProtocolError(.parse, "\(error)"), to: nil)
    }
  }

  private func take(_ notification: ClientRequest) {
    guard notification.method == "notifications/cancelled",
      let id = RequestID(
        notification.parameters["requestId"], longest: MessageLimits.longestID)
    else { return }
    calls[id]?.cancel()
  }

  private func answer(_ request: ClientRequest, _ id: RequestID) async throws(ProtocolError) {
    guard calls[id] == nil else {
      throw ProtocolError(.invalidRequest, "The ID is already that of a request in progress.")
    }
    let isStateless = request.statesVersion
    if isStateless { try request.checkVersion() }
    switch request.method {
    case "initialize": await send(try shakeHands(request), to: id)
    case "ping": await send([:], to: id)
    case "server/discover" where isStateless: await send(stamped(discovery), to: id)
    case "tools/list", "tools/call":
      guard isStateless || hasShakenHands else {
        throw ProtocolError(
          .invalidRequest, "Send “initialize” first, or state the protocol's version in “_meta”.")
      }
      if request.method == "tools/call" {
        try call(request, id)
      } else {
        await send(isStateless ? stamped(list, isKept: true) : list, to: id)
      }
    default:
      throw ProtocolError(.unknownMethod, "Unknown method “\(request.method.prefix(100))”.")
    }
  }

  private func shakeHands(_ request: ClientRequest) throws(ProtocolError) -> [String: JSONValue] {
    guard let requested = request.parameters["protocolVersion"]?.text else {
      throw ProtocolError(.invalidParameters, "“protocolVersion” must be a string.")
    }
    hasShakenHands = true
    return [
      "protocolVersion": .string(ProtocolVersion.agreed(for: requested)),
      "capabilities": ["tools": [:]], "serverInfo": serverInfo,
      "instructions": .string(Self.instructions),
    ]
  }

  private var serverInfo: JSONValue {
    ["name": "quince", "title": "Quince", "version": .string(version)]
  }

  private var discovery: [String: JSONValue] {
    [
      "supportedVersions": .array(ProtocolVersion.all.map(JSONValue.string)),
      "capabilities": ["tools": [:]], "instructions": .string(Self.instructions), "ttlMs": 0,
      "cacheScope": "private",
    ]
  }

  private var list: [String: JSONValue] { ["tools": .array(tools.map(\.listing))] }

  /// Returns a result with the members that the versions without a handshake require.
  /// - Parameter isKept: Whether the result has to state how long a client can keep it.
  private func stamped(
    _ result: [String: JSONValue], isKept: Bool = false
  ) -> [String: JSONValue] {
    var result = result
    result["resultType"] = "complete"
    result["_meta"] = .object([ClientRequest.serverKey: serverInfo])
    if isKept {
      result["ttlMs"] = 0
      result["cacheScope"] = "private"
    }
    return result
  }

  private func send(_ result: [String: JSONValue], to id: RequestID) async {
    await writer.write(["jsonrpc": "2.0", "id": id.value, "result": .object(result)])
  }

  private func send(_ error: ProtocolError, to id: RequestID?) async {
    await writer.write(["jsonrpc": "2.0", "id": id?.value ?? .null, "error": error.value])
  }

  // MARK: Calls

  private func call(_ request: ClientRequest, _ id: RequestID) throws(ProtocolError) {
    guard calls.count + unsent < MessageLimits.mostCalls else {
      throw ProtocolError(
        .busy, "At most \(MessageLimits.mostCalls) tools can run at the same time.")
    }
    guard let name = request.parameters["name"]?.text else {
      throw ProtocolError(.invalidParameters, "“name” must be a string.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw ProtocolError(
        .invalidParameters,
        "Unknown tool “\(name.prefix(100))”. The tools are "
          + "\(tools.map(\.name).joined(separator: ", ")).")
    }
    let call = ToolCall(session: session, progress: progress(of: request))
    let isStateless = request.statesVersion
    calls[id] = Task {
      let start = ContinuousClock.now
      let answer = await self.answer(of: tool, request.parameters["arguments"], call)
      await self.finish(
        id, answer?.result(after: .now - start, in: session.folder), isStateless: isStateless)
    }
  }

  /// Returns a tool's answer, or `nil` if the call was canceled.
  private func answer(
    of tool: any AgentTool, _ arguments: JSONValue?, _ call: ToolCall
  ) async -> ToolAnswer? {
    if tool.usesDevice { await deviceLane.enter() }
    var answer: ToolAnswer?
    do {
      try Task.checkCancellation()
      answer = try await tool.call(ToolArguments(arguments, for: tool.parameters), call)
    } catch {
      answer = ToolAnswer(ToolFailure(error))
    }
    if tool.usesDevice { await deviceLane.leave() }
    return Task.isCancelled ? nil : answer
  }

  private func finish(
    _ id: RequestID, _ result: [String: JSONValue]?, isStateless: Bool
  ) async {
    calls[id] = nil
    // The protocol doesn't answer canceled requests.
    guard let result else { return }
    unsent += 1
    await send(isStateless ? stamped(result) : result, to: id)
    unsent -= 1
  }

  /// Returns a closure that sends progress notifications.
  private func progress(of request: ClientRequest) -> @Sendable (String) -> Void {
    guard let token = request.progressToken else { return { _ in } }
    let count = Atomic(0)
    return { [writer] step in
      let number = count.add(1, ordering: .relaxed).newValue
      writer.post([
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": [
          "progressToken": token.value, "progress": .integer(number), "message": .string(step),
        ],
      ])
    }
  }
}
