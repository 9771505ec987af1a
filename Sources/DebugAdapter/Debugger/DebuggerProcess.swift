import AppBuilder
import EditorMessages
import Foundation
import Subprocess
import Synchronization

/// The process of the toolchain's debugger.
final class DebuggerProcess: Sendable {
  private struct State {
    var lastNumber = 0
    var hasEnded = false
    var waiting: [Int: CheckedContinuation<DebugResponse, Never>] = [:]
  }

  /// The events, and the responses to requests that were sent with `send(_:_:)`, in their order.
  let messages: AsyncStream<JSONValue>
  private let stream: MessageStream
  private let state = Mutex(State())
  private let process: Task<Void, Never>

  /// Starts a debugger.
  /// - Throws: `BuildFailure` if it can't start.
  init(_ debugger: Debugger, failure: @escaping @Sendable (String) -> Void) async throws {
    let environment = Debugger.environment(with: try await debugger.prepare())
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    let path = debugger.adapter.path
    let (input, output) = (
      dup(toProgram.fileHandleForReading.fileDescriptor),
      dup(fromProgram.fileHandleForWriting.fileDescriptor)
    )
    for descriptor in [
      input, output, toProgram.fileHandleForWriting.fileDescriptor,
      fromProgram.fileHandleForReading.fileDescriptor,
    ] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    try toProgram.fileHandleForReading.close()
    try fromProgram.fileHandleForWriting.close()
    process = Task {
      var options = PlatformOptions()
      options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
      _ = try? await Subprocess.run(
        .path(.init(path)), arguments: ["--no-lldbinit"],
        environment: environment,
        platformOptions: options,
        input: .fileDescriptor(.init(rawValue: input), closeAfterSpawningProcess: true),
        output: .fileDescriptor(.init(rawValue: output), closeAfterSpawningProcess: true),
        error: .discarded)
    }
    stream = MessageStream(
      input: fromProgram.fileHandleForReading, output: toProgram.fileHandleForWriting,
      failure: failure)
    let (messages, continuation) = AsyncStream.makeStream(of: JSONValue.self)
    self.messages = messages
    let incoming = stream.messages
    Task { [weak self] in
      for await message in incoming where self?.answer(with: message) != true {
        continuation.yield(message)
      }
      self?.close()
      continuation.finish()
    }
  }

  /// Passes a response to the caller that waits for it.
  /// - Returns: Whether there's one.
  private func answer(with message: JSONValue) -> Bool {
    guard message["type"]?.text == "response", let number = message["request_seq"]?.integer,
      let caller = state.withLock({ $0.waiting.removeValue(forKey: number) })
    else { return false }
    caller.resume(returning: DebugResponse(message))
    return true
  }

  private func close() {
    let callers = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for caller in callers { caller.resume(returning: .ended) }
  }

  /// Sends a request, and returns its number.
  @discardableResult
  func send(_ command: String, _ arguments: JSONValue) -> Int {
    let number = nextNumber()
    send(command, arguments, number: number)
    return number
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  private func send(_ command: String, _ arguments: JSONValue, number: Int) {
    stream.send([
      "seq": .number(Double(number)), "type": "request", "command": .string(command),
      "arguments": arguments,
    ])
  }

  /// Sends a request, and waits for its response.
  func ask(_ command: String, _ arguments: JSONValue) async -> DebugResponse {
    await withCheckedContinuation { continuation in
      let number = nextNumber()
      let isOpen = state.withLock { state in
        if !state.hasEnded { state.waiting[number] = continuation }
        return !state.hasEnded
      }
      if isOpen {
        send(command, arguments, number: number)
      } else {
        continuation.resume(returning: .ended)
      }
    }
  }

  /// Ends the debugger.
  func end() async {
    process.cancel()
    await process.value
  }
}
