import CSpawn
import DeviceProtocol
import Dispatch
import Foundation
import Glibc

/// The process of an app, and the socket that ties it to the device.
///
/// Used on the device's queue only, where its handlers are called too.
final class AppProcess {
  /// How a process ended.
  enum Ending: Equatable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  /// More unread bytes than this to an app mean that it has stopped reading.
  static let longestBacklog = 64 << 20

  let pid: pid_t
  private let queue: DispatchQueue
  private let socket: Int32
  private let reader: any DispatchSourceRead
  private let writer: any DispatchSourceWrite
  private var isWriterResumed = false
  private var isSocketOpen = true
  private var backlog = Data()
  private var backlogStart = 0
  private var packets = PacketBuffer<AppMessage>()
  private let output: OutputReader
  private let errors: OutputReader
  private let encoder = JSONEncoder()
  private var chunk = [UInt8](repeating: 0, count: 128 << 10)
  private(set) var hasEnded = false

  private let onPacket: (Packet<AppMessage>) -> Void
  private let onMalformed: (any Error) -> Void
  private let onEnd: (Ending, _ output: String, _ errors: String) -> Void

  /// Starts the executable.
  /// - Throws: `DeviceError.cannotStart`.
  init(
    app: InstalledApp, arguments: [String], environment: [String: String], directory: URL,
    queue: DispatchQueue,
    onPacket: @escaping (Packet<AppMessage>) -> Void,
    onMalformed: @escaping (any Error) -> Void,
    onOutput: @escaping @Sendable ([OutputLine]) -> Void,
    onEnd: @escaping (Ending, _ output: String, _ errors: String) -> Void
  ) throws {
    self.queue = queue
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
    guard code == 0 else {
      for descriptor in pair + outputPipe + errorPipe where descriptor >= 0 { close(descriptor) }
      throw fail(code)
    }
    let child = Child(queue: queue)
    code = child.start(
      app.executable.path, arguments: arguments, environment: environment,
      directory: directory.path, socket: pair[1], output: outputPipe[1], errors: errorPipe[1])
    guard code == 0 else {
      for descriptor in pair + outputPipe + errorPipe { close(descriptor) }
      throw fail(code)
    }
    pid = child.pid
    let socket = pair[0]
    let appsSocket = pair[1]
    self.socket = socket
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    output = OutputReader(outputPipe, isError: false, deliver: onOutput)
    errors = OutputReader(errorPipe, isError: true, deliver: onOutput)
    reader = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    writer = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
    reader.setEventHandler { [weak self] in self?.readPackets() }
    writer.setEventHandler { [weak self] in self?.writeBacklog() }
    // Neither end is closed while a source looks at it: the end of the process is told by itself, and libdispatch may
    // crash when a hang-up comes while a source is being cancelled.
    let users = DispatchGroup()
    for source: any DispatchSourceProtocol in [reader, writer] {
      users.enter()
      source.setCancelHandler { users.leave() }
    }
    users.notify(queue: queue) {
      close(socket)
      close(appsSocket)
    }
    reader.resume()
    child.onEnd = { [weak self] in self?.end($0) }
  }

  /// Sends a message; one to a process that has ended is lost.
  func send(_ message: DeviceMessage) {
    guard isSocketOpen, let payload = try? encoder.encode(message) else { return }
    var packet = Data(capacity: payload.count + 5)
    withUnsafeBytes(of: UInt32(payload.count + 1).littleEndian) { packet.append(contentsOf: $0) }
    packet.append(PacketKind.message.rawValue)
    packet.append(payload)
    if backlog.isEmpty {
      let written = packet.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if written == packet.count { return }
      if written > 0 { packet.removeFirst(written) }
    }
    guard backlog.count - backlogStart + packet.count <= Self.longestBacklog else { return }
    backlog.append(packet)
    if !isWriterResumed {
      isWriterResumed = true
      writer.resume()
    }
  }

  /// Sends a signal to the process and to those that it started.
  func signal(_ signal: Int32) {
    guard !hasEnded else { return }
    Glibc.kill(-pid, signal)
  }

  /// The last lines that the process printed.
  var lastWords: String {
    let text = output.tail + errors.tail
    return text.split(separator: "\n").suffix(20).joined(separator: "\n")
  }

  private func writeBacklog() {
    let written = backlog.withUnsafeBytes {
      Glibc.send(
        socket, $0.baseAddress! + backlogStart, $0.count - backlogStart, Int32(MSG_NOSIGNAL))
    }
    if written > 0 { backlogStart += written }
    let isBroken = written < 0 && errno != EAGAIN && errno != EINTR
    guard isBroken || backlogStart == backlog.count else { return }
    backlog = Data()
    backlogStart = 0
    isWriterResumed = false
    writer.suspend()
  }

  private func readPackets() {
    while isSocketOpen {
      let count = read(socket, &chunk, chunk.count)
      if count > 0 {
        packets.append(Data(chunk[..<count]))
        do {
          while let packet = try packets.next() { onPacket(packet) }
        } catch {
          onMalformed(error)
          closeSocket()
        }
        if count < chunk.count { return }
      } else {
        if count == 0 || errno != EAGAIN { closeSocket() }
        return
      }
    }
  }

  private func closeSocket() {
    guard isSocketOpen else { return }
    isSocketOpen = false
    if !isWriterResumed { writer.resume() }
    writer.cancel()
    reader.cancel()
  }

  private func end(_ ending: Ending) {
    Glibc.kill(-pid, SIGKILL)
    readPackets()
    hasEnded = true
    closeSocket()
    let outputEnd = output.finish()
    let errorEnd = errors.finish()
    onEnd(ending, outputEnd, errorEnd)
  }
}
