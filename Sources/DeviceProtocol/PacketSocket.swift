import Dispatch
import Foundation

/// One end of the socket between an app and the device.
///
/// It sends and receives complete packets in order, and never blocks on a slow reader.
///
/// Use it only on one queue, where its handler is called, too.
package final class PacketSocket<Incoming: PacketMessage, Outgoing: PacketMessage> {
  private let descriptor: Int32
  /// A duplicate of the descriptor for writing.
  ///
  /// On Linux, libdispatch keeps one registration per descriptor, and the reading source loses
  /// events when the writing source is done.
  private let writingDescriptor: Int32
  private let queue: DispatchQueue
  private let longestBacklog: Int
  private let writesTogether: Bool
  private var isFlushPlanned = false
  private var arrived = PacketBuffer<Incoming>()
  private var waiting = PacketQueue()
  /// The data to send along with the next packet.
  private var held = Data()
  private let encoder = JSONEncoder()
  private var reader: (any DispatchSourceRead)?
  private var writer: (any DispatchSourceWrite)?
  private var isWriterResumed = false
  private var isReleased = false
  /// Whether the socket can't send or receive anymore.
  package private(set) var isClosed = false

  /// - Parameters:
  ///   - descriptor: A connected stream socket, which the object takes ownership of.
  ///   - queue: The queue for all calls.
  ///   - longestBacklog: The maximum number of unwritten bytes. Packets that would exceed it are
  ///     dropped.
  ///   - writesTogether: Whether all packets that one block on the queue sends are written at its
  ///     end, so that the other end wakes up only once. Use it only for a queue that never blocks.
  /// - Throws: `POSIXError` if no more files can be opened.
  package init(
    descriptor: Int32, queue: DispatchQueue, longestBacklog: Int = .max,
    writesTogether: Bool = false
  ) throws {
    self.descriptor = descriptor
    self.queue = queue
    self.longestBacklog = longestBacklog
    self.writesTogether = writesTogether
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    writingDescriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, descriptor)
    guard writingDescriptor >= 0 else { throw POSIXError(.EMFILE) }
  }

  // MARK: Reading

  /// Waits for the first packet, and returns `nil` if the other end closes before it arrives.
  /// - Throws: The same errors as `next()`.
  package func waitForPacket() throws -> Packet<Incoming>? {
    while true {
      if let packet = try next() { return packet }
      if isClosed { return nil }
      sleep(until: POLLIN, milliseconds: -1)
      receive()
    }
  }

  /// Sets a handler to call when data arrives or the other end closes.
  ///
  /// The handler must call `receive()`.
  package func startReading(_ handler: @escaping () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: handler)
    source.activate()
    reader = source
  }

  /// Receives data that has arrived, up to an amount that doesn't block others for long.
  ///
  /// The handler is called again for the rest.
  package func receive() {
    for _ in 0..<16 where !isClosed {
      var room = 0
      let count = arrived.fill {
        room = $0.count
        return read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 || (count < 0 && !Self.isPassing(errno)) { isClosed = true }
      if count < room { return }
    }
  }

  /// Returns the next complete packet.
  /// - Throws: `PacketBuffer.Malformed` or a decoding error. After an error, the rest of the data
  ///   can't be trusted.
  package func next() throws -> Packet<Incoming>? {
    try arrived.next()
  }

  // MARK: Writing

  /// Sends a packet.
  ///
  /// If the other end has closed, the packet is lost.
  package func send(_ packet: Packet<Outgoing>) {
    append(packet)
    guard !isWriterResumed else { return }
    if writesTogether { planFlush() } else { flush() }
  }

  private func planFlush() {
    guard !isFlushPlanned else { return }
    isFlushPlanned = true
    nonisolated(unsafe) let socket = self
    queue.async {
      socket.isFlushPlanned = false
      if !socket.isWriterResumed { socket.flush() }
    }
  }

  /// Sends a packet together with the next one, so that the other end wakes up only once.
  package func sendWithNext(_ packet: Packet<Outgoing>) {
    held.append((try? packet.encoded(by: encoder)) ?? Data())
  }

  private func append(_ packet: Packet<Outgoing>) {
    guard !isClosed, var bytes = try? packet.encoded(by: encoder),
      waiting.count <= longestBacklog - bytes.count - held.count
    else { return }
    if !held.isEmpty {
      // A frame can be replaced by a newer one, but held messages can't.
      if packet.role == .frame { waiting.append(held, role: .note) } else { bytes = held + bytes }
      held = Data()
    }
    waiting.append(bytes, role: packet.role)
  }

  /// Waits until everything is written, for at most a number of seconds.
  package func drain(timeout: Double) {
    let end = timeout.isFinite ? DispatchTime.now() + timeout : .distantFuture
    while !waiting.isEmpty, !isClosed, DispatchTime.now() < end {
      sleep(until: POLLOUT, milliseconds: 20)
      flush()
    }
  }

  private func flush() {
    waiting.flush { bytes in
      let count = Foundation.send(
        writingDescriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      if count < 0, !Self.isPassing(errno) { isClosed = true }
      return count
    }
    resumeWriter(!waiting.isEmpty && !isClosed)
  }

  private func resumeWriter(_ isNeeded: Bool) {
    guard isNeeded != isWriterResumed, !isReleased else { return }
    isWriterResumed = isNeeded
    if !isNeeded {
      writer?.suspend()
    } else if let writer {
      writer.resume()
    } else {
      let source = DispatchSource.makeWriteSource(fileDescriptor: writingDescriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.flush() }
      source.activate()
      writer = source
    }
  }

  // MARK: Closing

  /// Ends reading and writing, and closes the socket once nothing looks at it anymore.
  /// - Parameter other: an end of the socket that's closed with it. libdispatch doesn't support a
  ///   hang-up of a source that's being cancelled; none comes while this process holds the other
  ///   end as well.
  package func close(with other: Int32? = nil) {
    guard !isReleased else { return }
    isReleased = true
    isClosed = true
    arrived = PacketBuffer()
    waiting = PacketQueue()
    // A suspended source is never canceled completely.
    if let writer, !isWriterResumed { writer.resume() }
    let users = DispatchGroup()
    let sources: [(any DispatchSourceProtocol)?] = [reader, writer]
    for case let source? in sources {
      users.enter()
      source.setCancelHandler { users.leave() }
      source.cancel()
    }
    let descriptors = [descriptor, writingDescriptor] + (other.map { [$0] } ?? [])
    users.notify(queue: queue) {
      for descriptor in descriptors { Foundation.close(descriptor) }
    }
  }

  // MARK: Helpers

  private func sleep(until event: Int32, milliseconds: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&waiting, 1, milliseconds)
  }

  /// Returns whether an error is temporary.
  private static func isPassing(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK || error == EINTR
  }
}
