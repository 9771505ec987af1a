import DeviceProtocol
import DisplayList
import Foundation

/// The app's end of the socket to the device: whole packets in, whole packets out, in order, never waiting for a slow
/// reader.
@MainActor
final class DeviceSocket {
  /// What waits to be written.
  private struct Outgoing {
    enum Kind {
      /// Only its content matters, not its place: a newer frame may take over from an older one across it.
      case note
      /// An answer that vouches for the frame before it.
      case barrier
      case frame
    }

    var kind: Kind
    var bytes: Data
    var written = 0
  }

  private let descriptor: Int32
  private var buffer = PacketBuffer<DeviceMessage>()
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)
  private var outgoing: [Outgoing] = []
  private var readSource: DispatchSourceRead?
  private var writeSource: DispatchSourceWrite?
  private(set) var isClosed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  // MARK: Reading

  /// Waits for the first packet.
  func waitForPacket() throws -> Packet<DeviceMessage>? {
    while !isClosed {
      if let packet = try buffer.next() { return packet }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, -1)
      fill()
    }
    return nil
  }

  /// Calls back on the main queue whenever something arrived or the device went away.
  func startReading(_ handler: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    source.activate()
    readSource = source
  }

  /// The next whole packet that arrived.
  func nextPacket() throws -> Packet<DeviceMessage>? {
    try buffer.next()
  }

  /// Takes in what arrived.
  func fill() {
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        buffer.append(chunk.withUnsafeBytes { Data($0.prefix(count)) })
        if count < chunk.count { return }
      } else if count == 0 {
        isClosed = true
        return
      } else if errno == EINTR {
        continue
      } else {
        if errno != EAGAIN && errno != EWOULDBLOCK { isClosed = true }
        return
      }
    }
  }

  // MARK: Writing

  func write(_ message: AppMessage) {
    guard let bytes = try? Packet.message(message).encoded() else { return }
    enqueue(Outgoing(kind: message.vouchesForFrame ? .barrier : .note, bytes: bytes))
  }

  func write(frame: Data) {
    guard let bytes = try? Packet<AppMessage>.frame(frame).encoded() else { return }
    dropSupersededFrame()
    enqueue(Outgoing(kind: .frame, bytes: bytes))
  }

  func write(image: Data, id: ImageID) {
    guard let bytes = try? Packet<AppMessage>.image(id, image).encoded() else { return }
    enqueue(Outgoing(kind: .note, bytes: bytes))
  }

  func write(elements: Data, id: Int) {
    guard let bytes = try? Packet<AppMessage>.elements(id: id, elements).encoded() else { return }
    enqueue(Outgoing(kind: .barrier, bytes: bytes))
  }

  /// Waits, for a short while, until everything is written.
  func drain(timeout: TimeInterval) {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !outgoing.isEmpty, !isClosed, deadline.timeIntervalSinceNow > 0 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, 20)
      flush()
    }
  }

  /// A frame that nobody began to read and that nothing vouches for gives way to the one after it.
  private func dropSupersededFrame() {
    var index = outgoing.count - 1
    while index >= 0 {
      switch outgoing[index].kind {
      case .barrier: return
      case .note: index -= 1
      case .frame:
        if outgoing[index].written == 0 { outgoing.remove(at: index) }
        return
      }
    }
  }

  private func enqueue(_ item: Outgoing) {
    guard !isClosed else { return }
    outgoing.append(item)
    if writeSource == nil { flush() }
  }

  private func flush() {
    while !outgoing.isEmpty {
      let item = outgoing[0]
      let count = item.bytes.withUnsafeBytes { bytes in
        send(
          descriptor, bytes.baseAddress! + item.written, bytes.count - item.written,
          Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        outgoing[0].written += count
        if outgoing[0].written == item.bytes.count { outgoing.removeFirst() }
      } else if errno == EINTR {
        continue
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        continueWhenWritable()
        return
      } else {
        isClosed = true
        outgoing = []
      }
    }
    writeSource?.cancel()
    writeSource = nil
  }

  private func continueWhenWritable() {
    guard writeSource == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    source.activate()
    writeSource = source
  }
}

extension AppMessage {
  /// Whether the receiver may rely on having got, before this message, every frame up to it.
  fileprivate var vouchesForFrame: Bool {
    switch self {
    case .ready, .lifecycleDone: true
    default: false
    }
  }
}
