import DisplayList
import Foundation

/// Collects bytes as they arrive, and returns complete packets.
///
/// Its memory doesn't grow with the number of bytes that have passed through it.
package struct PacketBuffer<Message: PacketMessage> {
  /// An error for data that isn't a packet.
  package struct Malformed: Error, CustomStringConvertible {
    /// A description of the problem.
    package var description: String
  }

  /// The minimum free space for arriving data, in bytes.
  package static var room: Int { 64 << 10 }
  /// The maximum size to keep when the buffer is empty, in bytes.
  ///
  /// Larger storage is freed.
  private static var keptRoom: Int { 512 << 10 }

  private var storage: [UInt8] = []
  /// The range of bytes in the storage that have arrived and haven't been returned in a packet yet.
  private var filled = 0..<0
  private let decoder = JSONDecoder()

  /// The size of the allocated memory, in bytes.
  package var heldBytes: Int { storage.capacity }

  /// Creates an empty buffer.
  package init() {}

  /// Writes arriving bytes into free space of at least `room` bytes.
  /// - Parameter write: A closure that returns the number of bytes that it wrote. A negative number
  ///   means none.
  /// - Returns: The result of `write`.
  package mutating func fill(_ write: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    makeRoom()
    let end = filled.upperBound
    let count = storage.withUnsafeMutableBytes {
      write(UnsafeMutableRawBufferPointer(rebasing: $0[end...]))
    }
    if count > 0 { filled = filled.lowerBound..<(end + count) }
    return count
  }

  private mutating func makeRoom() {
    if storage.count - filled.upperBound < Self.room { moveToFront() }
    if storage.count - filled.upperBound < Self.room {
      let growth = max(storage.count, 2 * Self.room)
      storage.append(contentsOf: repeatElement(0, count: growth))
    }
  }

  private mutating func moveToFront() {
    guard filled.lowerBound > 0 else { return }
    let count = filled.count
    storage.withUnsafeMutableBytes { [start = filled.lowerBound] bytes in
      guard let base = bytes.baseAddress else { return }
      base.copyMemory(from: base + start, byteCount: count)
    }
    filled = 0..<count
  }

  /// Returns the next complete packet, or `nil` until more bytes arrive.
  /// - Throws: `Malformed`, a decoding error, or `LimitExceeded` as soon as a packet's header
  ///   announces too many bytes. After an error, the rest of the data can't be trusted.
  package mutating func next() throws -> Packet<Message>? {
    guard filled.count >= 5 else { return nil }
    let start = filled.lowerBound
    let count = Int(
      storage.withUnsafeBytes {
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      })
    guard count >= 1 else { throw Malformed(description: "a packet of no bytes") }
    guard let kind = PacketKind(rawValue: storage[start + 4]) else {
      throw Malformed(description: "a packet of unknown kind \(storage[start + 4])")
    }
    try kind.limit.check(count - 1)
    guard filled.count >= 4 + count else { return nil }
    let end = start + 4 + count
    filled = end..<filled.upperBound
    let packet = try packet(kind, payload: (start + 5)..<end)
    if filled.isEmpty { giveBackRoom() }
    return packet
  }

  private mutating func giveBackRoom() {
    filled = 0..<0
    if storage.count > Self.keptRoom { storage = [] }
  }

  private func packet(_ kind: PacketKind, payload: Range<Int>) throws -> Packet<Message> {
    switch kind {
    case .message:
      return .message(try decoder.decode(Message.self, from: data(in: payload)))
    case .messageInBytes:
      return .message(try Message(bytes: data(in: payload)))
    case .frame:
      return .frame(data(in: payload))
    case .image:
      return .image(ImageID(rawValue: try number(in: payload)), data(in: payload.dropFirst(8)))
    case .elements:
      return .elements(id: try question(in: payload), data(in: payload.dropFirst(8)))
    case .inspection:
      return .inspection(id: try question(in: payload), data(in: payload.dropFirst(8)))
    }
  }

  private func data(in range: Range<Int>) -> Data {
    storage.withUnsafeBytes { Data($0[range]) }
  }

  /// Returns the number of the question that a payload answers.
  private func question(in payload: Range<Int>) throws -> Int {
    guard let id = Int(exactly: try number(in: payload)) else {
      throw Malformed(description: "an answer to nothing")
    }
    return id
  }

  /// Returns the number at the start of a payload.
  private func number(in payload: Range<Int>) throws -> UInt64 {
    guard payload.count >= 8 else { throw Malformed(description: "a packet without its number") }
    return storage.withUnsafeBytes {
      UInt64(
        littleEndian: $0.loadUnaligned(fromByteOffset: payload.lowerBound, as: UInt64.self))
    }
  }
}
