import CSpawn
import Dispatch
import Foundation
import Glibc
import Synchronization

/// A program that runs in a `Sandbox` and never outlives this process.
///
/// The kernel kills the program when the thread that started it ends, so that thread does nothing
/// except wait for the program. If the program runs as another user, that signal doesn't reach it.
/// In that case, the supervisor kills the program when the socket to this process is closed.
package final class SupervisedProcess: @unchecked Sendable {
  /// The error for a program that wasn't started.
  package struct StartFailure: Error, CustomStringConvertible {
    /// The reason.
    package var description: String
  }

  /// The descriptor on which the supervisor reports the state of the program.
  static let statusDescriptor: Int32 = 4
  /// The maximum time for the program to start, in seconds.
  private static let patience: Int32 = 10

  /// The process ID of the program.
  package private(set) var pid: pid_t = 0
  /// Called on the queue when the program and everything that it started have ended.
  ///
  /// Set it on the queue before anything else runs.
  package var onEnd: ((ProcessEnding) -> Void)?
  /// Called on the queue, once for each kind of refusal, when the sandbox refused something to the
  /// program.
  ///
  /// The argument is a description, such as “more than 8 processes”.
  package var onRefusal: ((String) -> Void)?
  private let queue: DispatchQueue
  /// The first process of the process group and, if there is one, of the namespace.
  private var supervisor: pid_t = 0
  /// The process that this process has started.
  private var outermost: pid_t = 0
  private var status: Int32 = -1
  /// Whether commands can still be sent to the supervisor.
  private let isReachable = Mutex(false)
  private var group: ControlGroup?
  private var failure: StartFailure?
  private var ending = ProcessEnding.signaled(SIGKILL)

  /// - Parameter queue: The queue on which `onEnd` is called.
  package init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Starts the program, and returns when it's about to execute its first instruction.
  /// - Parameters:
  ///   - command: A command from `Sandbox`.
  ///   - descriptors: The program's open files, starting with number 0. There can be at most four,
  ///     and -1 means none.
  /// - Throws: `StartFailure` if the program can't be started.
  package func start(
    _ command: [String], environment: [String: String], directory: String, descriptors: [Int32]
  ) throws {
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      failure = spawn(
        command, environment: environment, directory: directory, descriptors: descriptors)
      if failure == nil { failure = waitForStart() }
      let isRunning = failure == nil
      isStarted.signal()
      if isRunning { waitForEnd() }
    }
    thread.stackSize = 256 << 10
    thread.start()
    isStarted.wait()
    if let failure { throw failure }
    SandboxMeans.noteStart(of: command)
  }

  /// Kills the program, and everything that it started.
  package func kill() {
    guard supervisor > 0 else { return }
    // Without a namespace that ends with it, the supervisor must kill the processes that the
    // program started.
    if supervisor == outermost {
      Glibc.kill(supervisor, SIGTERM)
    } else {
      Glibc.kill(-supervisor, SIGKILL)
    }
  }

  /// Suspends the limits of time while a debugger is attached to the program, or enforces them
  /// again.
  package func setDebugged(_ isDebugged: Bool) {
    let command = [UInt8(ascii: isDebugged ? "D" : "U")]
    isReachable.withLock { isReachable in
      guard isReachable else { return }
      send(status, command, command.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
  }

  private func closeStatus() {
    isReachable.withLock { isReachable in
      isReachable = false
      close(status)
    }
  }

  private func spawn(
    _ command: [String], environment: [String: String], directory: String, descriptors: [Int32]
  ) -> StartFailure? {
    var pair: [Int32] = [-1, -1]
    var code = quince_make_status_pair(&pair)
    guard code == 0 else { return StartFailure(description: String(cString: strerror(code))) }
    status = pair[0]
    UnprivilegedUser.give(pipes: descriptors)
    var argv = command.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    let missing = Int(Self.statusDescriptor) - descriptors.count
    group = ControlGroup(of: command)
    let all =
      descriptors + [Int32](repeating: -1, count: missing) + [pair[1]] + (group?.descriptors ?? [])
    code = quince_spawn(
      &outermost, command[0], &argv, &envp, directory, all, Int32(all.count))
    close(pair[1])
    guard code == 0 else {
      close(status)
      group?.remove()
      return StartFailure(description: "\(command[0]): \(String(cString: strerror(code)))")
    }
    return nil
  }

  private func waitForStart() -> StartFailure? {
    var reason = "its sandbox wasn't ready within \(Self.patience) seconds"
    while true {
      guard let message = receive(within: Self.patience * 1000) else { break }
      switch message.kind {
      case "S": supervisor = message.sender
      case "P":
        pid = message.sender
        isReachable.withLock { $0 = true }
        return nil
      case "F": reason = message.text
      case nil: reason = "can't create its sandbox"
      default: continue
      }
      if message.kind != "S" { break }
    }
    Glibc.kill(-outermost, SIGKILL)
    waitForOutermost()
    closeStatus()
    return StartFailure(description: reason)
  }

  private func waitForEnd() {
    var limit: String?
    loop: while let message = receive(within: -1) {
      switch message.kind {
      case "L": limit = message.text
      case "R": queue.async { self.onRefusal?(message.text) }
      case "E":
        let status = Int32(message.text) ?? SIGKILL
        ending =
          status & 0x7f == 0 ? .exited(status: (status >> 8) & 0xff) : .signaled(status & 0x7f)
      case nil: break loop
      default: break
      }
    }
    waitForOutermost()
    closeStatus()
    let ending = limit.map { ProcessEnding.brokeLimit($0) } ?? ending
    queue.async {
      self.onEnd?(ending)
      self.onEnd = nil
      self.onRefusal = nil
    }
  }

  private func waitForOutermost() {
    var status: Int32 = 0
    while waitpid(outermost, &status, 0) < 0 && errno == EINTR {}
    group?.remove()
  }

  /// Returns the next message.
  ///
  /// The kind is `nil` at the end, and the result is `nil` after an error or a timeout.
  private func receive(within milliseconds: Int32) -> (
    kind: Character?, text: String, sender: pid_t
  )? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    var sender: pid_t = 0
    let count = quince_receive(status, &bytes, bytes.count, &sender, milliseconds)
    guard count >= 0 else { return nil }
    guard count > 0 else { return (nil, "", 0) }
    return (
      Character(Unicode.Scalar(bytes[0])), String(decoding: bytes[1..<count], as: UTF8.self), sender
    )
  }
}
