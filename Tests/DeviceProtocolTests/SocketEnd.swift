import DeviceProtocol
import Dispatch
import Foundation
import Glibc

/// A packet socket on its own queue, and the packets that it has received.
final class SocketEnd<Incoming: PacketMessage, Outgoing: PacketMessage>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "end")
  private let descriptor: Int32
  private let other: Int32?
  // The socket is used only on the queue.
  private let socket: PacketSocket<Incoming, Outgoing>
  private var arrived: [Data] = []

  /// - Parameters:
  ///   - other: The other end of the socket, if it should be closed together with this one.
  ///   - writesTogether: Whether packets that are sent together are written in a single call.
  init(_ descriptor: Int32, other: Int32? = nil, writesTogether: Bool = false) throws {
    self.descriptor = descriptor
    self.other = other
    socket = try PacketSocket(descriptor: descriptor, queue: queue, writesTogether: writesTogether)
    queue.sync { socket.startReading { [unowned self] in receive() } }
  }

  private func receive() {
    socket.receive()
    while let packet = try? socket.next() {
      if let bytes = try? packet.encoded(by: Samples.encoder) { arrived.append(bytes) }
    }
  }

  func send(_ packets: [Packet<Outgoing>]) {
    queue.sync { for packet in packets { socket.send(packet) } }
  }

  func close() {
    queue.sync { socket.close(with: other) }
  }

  /// Waits until all data in the socket has been read.
  func waitUntilRead() {
    var count: Int32 = 1
    while count > 0 {
      sched_yield()
      if ioctl(descriptor, UInt(FIONREAD), &count) != 0 { break }
    }
    queue.sync {}
  }

  /// Returns the next packets, with a time limit of ten seconds.
  func arrivals(_ count: Int) async -> [Data] {
    await wait { self.arrived.count >= count }
    return queue.sync {
      defer { arrived = [] }
      return arrived
    }
  }

  func isClosedInTime() async -> Bool {
    await wait { self.socket.isClosed }
    return queue.sync { socket.isClosed }
  }

  private func wait(_ condition: @escaping () -> Bool) async {
    let deadline = DispatchTime.now() + 10
    while !queue.sync(execute: condition), DispatchTime.now() < deadline {
      try? await Task.sleep(for: .microseconds(200))
    }
  }
}
