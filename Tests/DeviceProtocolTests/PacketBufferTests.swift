import DeviceProtocol
import DisplayList
import Foundation
import Testing

@Suite struct PacketBufferTests {
  @Test func packetsComeOutWholeHoweverTheyAreCut() throws {
    let packets = try Samples.appPackets.map { try $0.encoded(by: Samples.encoder) }
    let bytes = packets.reduce(Data(), +)
    for cut in 0...bytes.count {
      var buffer = PacketBuffer<AppMessage>()
      var arrived: [Data] = []
      for part in [bytes.prefix(cut), bytes.dropFirst(cut)] {
        buffer.append(part)
        while let packet = try buffer.next() {
          arrived.append(try packet.encoded(by: Samples.encoder))
        }
      }
      #expect(arrived == packets, "cut after \(cut) bytes")
    }
  }

  @Test func holdsNoMoreAfterMuchHasPassed() throws {
    let frame = try Packet<AppMessage>.frame(Data(count: 10_000)).encoded()
    var buffer = PacketBuffer<AppMessage>()
    func pass(_ times: Int) throws {
      // Two and a half frames arrive at a time, so that the buffer is never empty.
      buffer.append(frame.prefix(5_000))
      for _ in 0..<times {
        buffer.append(frame.dropFirst(5_000) + frame + frame.prefix(5_000))
        while try buffer.next() != nil {}
      }
      buffer.append(frame.dropFirst(5_000))
      _ = try buffer.next()
    }
    try pass(100)
    let before = buffer.heldBytes
    try pass(4_000)
    #expect(buffer.heldBytes == before, "80 MB passed")
    #expect(before < 1 << 20)
  }

  @Test func givesBackTheRoomOfALargePacket() throws {
    var buffer = PacketBuffer<AppMessage>()
    buffer.append(try Packet<AppMessage>.frame(Data(count: 38 << 20)).encoded())
    #expect(buffer.heldBytes >= 38 << 20)
    _ = try buffer.next()
    #expect(buffer.heldBytes < 1 << 20)
    buffer.append(Data([1]))
    #expect(buffer.heldBytes < 1 << 20)
  }

  @Test func refusesALargePacketAsSoonAsItIsAnnounced() {
    var buffer = PacketBuffer<AppMessage>()
    buffer.append(Data([0xff, 0xff, 0xff, 0xff, PacketKind.frame.rawValue]))
    #expect(throws: LimitExceeded(limit: .frameBytes, value: 4_294_967_294)) {
      try buffer.next()
    }
  }

  @Test(arguments: [
    Data([0, 0, 0, 0, 1]), Data([0xff, 0xff, 0xff, 0xff, 9]), Data([1, 0, 0, 0, 9]),
  ])
  func refusesWhatIsNoPacket(_ bytes: Data) {
    var buffer = PacketBuffer<AppMessage>()
    buffer.append(bytes)
    #expect(throws: PacketBuffer<AppMessage>.Malformed.self) { try buffer.next() }
  }
}
