import CSpawn
import DeviceProtocol
import DisplayList
import Dispatch
import Foundation
import Glibc
import Sandbox

/// An app's process, and the socket that connects it to the device.
///
/// Use it only on the device's queue, where its handlers are called, too.
final class AppProcess {
  /// The maximum number of unread bytes.
  ///
  /// An app that exceeds it is considered to have stopped reading.
  static let longestBacklog = 64 << 20

  private let process: SupervisedProcess
  private let socket: PacketSocket<AppMessage, DeviceMessage>
  /// The app's end of the socket.
  private let appsSocket: Int32
  private let output: OutputReader
  private let errors: OutputReader
  private(set) var hasEnded = false

  private let onPacket: (Packet<AppMessage>) -> Void
  private let onMalformed: (any Error) -> Void
  /// Released after it's called, because it may hold a strong reference to an owner of the process.
  private var onEnd: ((ProcessEnding, _ output: String, _ errors: String) -> Void)?

  /// Starts the executable.
  /// - Throws: `DeviceError.cannotStart`.
  init(
    app: InstalledApp, launch: AppSandbox.Launch, queue: DispatchQueue,
    onPacket: @escaping (Packet<AppMessage>) -> Void,
    onMalformed: @escaping (any Error) -> Void,
    onOutput: @escaping OutputReader.Delivery,
    onStack: @escaping ([Int]) -> Void,
    onRefusal: @escaping (String) -> Void,
    onEnd: @escaping (ProcessEnding, _ output: String, _ errors: String) -> Void
  ) throws {
    self.onPacket = onPacket
    self.onMalformed = onMalformed
    self.onEnd = onEnd
    func fail(_ code: Int32) -> DeviceError {
      .cannotStart(app: app.name, reason: String(cString: strerror(code)))
    }
    var pair: [Int32] = [-1, -1]
    var outputPipe: [Int32] = [-1, -1]
    var errorPipe: [Int32] = [-1, -1]
    var code = quince_make_pair(&pair, 1)
    if code == 0 { code = quince_make_pair(&outputPipe, 0) }
    if code == 0 { code = quince_make_pair(&errorPipe, 0) }
    guard code == 0,
      let socket = try? PacketSocket<AppMessage, DeviceMessage>(
        descriptor: pair[0], queue: queue, longestBacklog: Self.longestBacklog,
        writesTogether: true)
    else {
      for descriptor in pair + outputPipe + errorPipe where descriptor >= 0 { close(descriptor) }
      throw fail(code == 0 ? EMFILE : code)
    }
    process = SupervisedProcess(queue: queue)
    do {
      try process.start(
        launch.command, environment: launch.environment, directory: launch.directory.path,
        descriptors: [-1, outputPipe[1], errorPipe[1], pair[1]])
    } catch {
      socket.close(with: pair[1])
      for descriptor in outputPipe + errorPipe { close(descriptor) }
      throw DeviceError.cannotStart(app: app.name, reason: "\(error)")
    }
    self.socket = socket
    appsSocket = pair[1]
    output = OutputReader(outputPipe, isError: false, deliver: onOutput)
    nonisolated(unsafe) let takeStack = onStack
    errors = OutputReader(
      errorPipe, isError: true, deliver: onOutput,
      onStack: { stack in queue.async { takeStack(stack) } })
    socket.startReading { [weak self] in self?.receive() }
    process.onRefusal = onRefusal
    process.onEnd = { [weak self] in self?.end($0) }
  }

  /// Sends a message.
  ///
  /// A message to a process that has ended is lost.
  func send(_ message: DeviceMessage) {
    socket.send(.message(message))
  }

  /// Sends an image of a web page.
  func send(image: Data, of page: ImageID) {
    socket.send(.image(page, image))
  }

  /// The process ID, which is 0 until the process has started.
  var pid: pid_t { process.pid }

  /// Suspends the sandbox's limits of time while a debugger is attached, or enforces them again.
  func setDebugged(_ isDebugged: Bool) {
    process.setDebugged(isDebugged)
  }

  /// Immediately ends the process, and the processes that it started.
  func kill() {
    guard !hasEnded else { return }
    process.kill()
  }

  /// Makes the app send its main thread's stack, if possible.
  ///
  /// A process without Quince's frameworks ignores the signal.
  func askForStack() {
    guard !hasEnded, pid > 0 else { return }
    Glibc.kill(pid, MarkedLine.stackSignal)
  }

  /// The last lines that the process printed.
  var lastWords: String {
    let text = output.tail + errors.tail
    return text.split(separator: "\n").suffix(20).joined(separator: "\n")
  }

  /// Passes on output that the process printed before it sent the current packet.
  ///
  /// Output and packets arrive separately.
  func catchUpWithOutput() {
    output.catchUp()
    errors.catchUp()
  }

  private func receive() {
    socket.receive()
    do {
      while let packet = try socket.next() { onPacket(packet) }
    } catch {
      onMalformed(error)
      socket.close(with: appsSocket)
    }
  }

  private func end(_ ending: ProcessEnding) {
    receive()
    hasEnded = true
    socket.close(with: appsSocket)
    let outputEnd = output.finish()
    let errorEnd = errors.finish()
    onEnd?(ending, outputEnd, errorEnd)
    onEnd = nil
  }
}
