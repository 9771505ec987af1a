import AppBuilder
import Foundation
import Sandbox
import Synchronization

/// The `quince-builder` that rewrites a project's files.
final class SourceBuilder: Sendable {
  private struct State {
    var lastNumber = 0
    var waiting: [Int: CheckedContinuation<EditingResult, Never>] = [:]
    var isClosed = false
  }

  private let process: ChildProcess
  private let state = Mutex(State())

  /// - Throws: An error if the program isn't found or can't be started.
  init(_ job: BuildJob) throws {
    let request = String(
      decoding: try JSONEncoder().encode(BuilderRequest.edit(job)), as: UTF8.self)
    let command = try Sandbox(SandboxSettings(isOn: false)).command(
      [try OwnProgram.find("quince-builder"), request], rules: SandboxRules(),
      directory: job.folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process = try ChildProcess(command, environment: environment, directory: job.folder.path)
    let output = process.output
    Thread.detachNewThread { [weak self] in
      var rest = Data()
      while true {
        let bytes = output.availableData
        if bytes.isEmpty { break }
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          self?.take(rest[..<end])
          rest = Data(rest[(end + 1)...])
        }
      }
      self?.close()
    }
  }

  deinit { end() }

  /// Ends the process.
  func end() { process.end() }

  /// Whether the process has ended.
  var hasEnded: Bool { state.withLock { $0.isClosed } }

  /// Sends a request right away, so that requests of an actor keep their order, and waits for its
  /// result.
  /// - Throws: `BuildFailure` if the request fails, or the process ends.
  nonisolated(nonsending) func send(_ request: EditingRequest) async throws -> EditingResult {
    let result = await withCheckedContinuation { continuation in
      let number = state.withLock { state -> Int? in
        guard !state.isClosed else { return nil }
        state.lastNumber += 1
        state.waiting[state.lastNumber] = continuation
        return state.lastNumber
      }
      guard let number, let line = Self.line(number, request) else {
        return continuation.resume(returning: Self.ended)
      }
      process.write(line)
    }
    if case .failed(let diagnostics) = result { throw BuildFailure(diagnostics) }
    return result
  }

  private static func line(_ number: Int, _ request: EditingRequest) -> Data? {
    let message = EditingMessage(number: number, content: request)
    return (try? JSONEncoder().encode(message)).map { $0 + Data("\n".utf8) }
  }

  private static let ended = EditingResult.failed([
    Diagnostic(.error, "Quince's builder ended while it was reading the project")
  ])

  private func take(_ line: Data) {
    let message = try? JSONDecoder().decode(EditingMessage<EditingResult>.self, from: line)
    guard let message else { return }
    state.withLock { $0.waiting.removeValue(forKey: message.number) }?
      .resume(returning: message.content)
  }

  private func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: Self.ended) }
  }
}
