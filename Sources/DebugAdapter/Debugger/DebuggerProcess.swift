import AppBuilder
import EditorMessages
import Foundation
import Subprocess

/// The process of the toolchain's debugger.
final class DebuggerProcess: Sendable {
  /// The events, and the responses to requests that were sent with `send(_:_:)`, in their order.
  let messages: AsyncStream<JSONValue>
  private let stream: MessageStream
  private let responses = PendingResponses<DebugResponse>(atEnd: .ended)
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
      self?.responses.close()
      continuation.finish()
    }
  }

  /// Passes a response to the caller that waits for it.
  /// - Returns: Whether there's one.
  private func answer(with message: JSONValue) -> Bool {
    guard message["type"]?.text == "response", let number = message["request_seq"]?.integer else {
      return false
    }
    return responses.finish(number, with: DebugResponse(message))
  }

  /// Sends a request, and returns its number.
  @discardableResult
  func send(_ command: String, _ arguments: JSONValue) -> Int {
    let number = responses.nextNumber()
    send(command, arguments, number: number)
    return number
  }

  private func send(_ command: String, _ arguments: JSONValue, number: Int) {
    stream.send([
      "seq": .integer(number), "type": "request", "command": .string(command),
      "arguments": arguments,
    ])
  }

  /// Sends a request, and waits for its response.
  func ask(_ command: String, _ arguments: JSONValue) async -> DebugResponse {
    let response = responses.add()
    send(command, arguments, number: response.number)
    return await response.value
  }

  /// Ends the debugger.
  func end() async {
    process.cancel()
    await process.value
  }
}
