import DeviceProtocol
import Dispatch
import DisplayList
import Foundation
import Glibc
import Testing

@Suite struct PacketSocketTests {
  /// A packet arrives in two parts, split at each possible byte, both in the app and in the device.
  @Test func takesInPacketsHoweverTheyAreCut() async throws {
    try await cutEverywhere(Samples.appPackets, as: DeviceMessage.self)
    try await cutEverywhere(Samples.devicePackets, as: AppMessage.self)
  }

  private func cutEverywhere<Incoming: PacketMessage, Outgoing: PacketMessage>(
    _ packets: [Packet<Incoming>], as _: Outgoing.Type
  ) async throws {
    let ends = try Self.pair()
    let end = try SocketEnd<Incoming, Outgoing>(ends[0])
    let bytes = try packets.map { try $0.encoded(by: Samples.encoder) }
    let all = bytes.reduce(Data(), +)
    for cut in 1..<all.count {
      Self.write(all.prefix(cut), to: ends[1])
      end.waitUntilRead()
      Self.write(all.dropFirst(cut), to: ends[1])
      #expect(await end.arrivals(bytes.count) == bytes, "cut after \(cut) bytes")
    }
    end.close()
    close(ends[1])
  }

  /// Both ends repeatedly write more than the socket can hold at the same time.
  @Test func bothEndsWriteMoreThanTheSocketHolds() async throws {
    let ends = try Self.pair()
    let app = try SocketEnd<DeviceMessage, AppMessage>(ends[0])
    let device = try SocketEnd<AppMessage, DeviceMessage>(ends[1])
    let text = String(repeating: "t", count: 300_000)
    for round in 0..<100 {
      let images = (0..<4).map {
        Packet<AppMessage>.image(ImageID(rawValue: UInt64($0)), Data(count: 250_000 + round))
      }
      app.send(images)
      device.send([.message(.text(.insert(text))), .message(.settle(id: round))])
      #expect(await device.arrivals(4).map(\.count) == Array(repeating: 250_013 + round, count: 4))
      #expect(await app.arrivals(2).count == 2)
    }
    app.close()
    device.close()
  }

  /// An app wakes up only once for messages that the device sends together.
  @Test func whatIsSentTogetherIsWrittenAtOnce() throws {
    // Reading once from such a socket returns the bytes of a single write.
    let ends = try Self.pair(SOCK_SEQPACKET)
    let device = try SocketEnd<AppMessage, DeviceMessage>(ends[0], writesTogether: true)
    let packets: [Packet<DeviceMessage>] = [
      .message(.advanceClock(by: 0.05)), .message(.memoryWarning), .message(.settle(id: 1)),
    ]
    device.send(packets)
    let together = try packets.map { try $0.encoded(by: Samples.encoder) }.reduce(Data(), +)
    #expect(Self.read(from: ends[1]) == together)
    device.send([packets[0]])
    #expect(Self.read(from: ends[1]) == (try packets[0].encoded(by: Samples.encoder)))
    device.close()
    close(ends[1])
  }

  @Test func tellsThatTheOtherEndHasClosed() async throws {
    let ends = try Self.pair()
    let app = try SocketEnd<DeviceMessage, AppMessage>(ends[0])
    close(ends[1])
    #expect(await app.isClosedInTime())
    app.close()
  }

  @Test func leavesNoDescriptorOpen() async throws {
    var sockets: [SocketEnd<DeviceMessage, AppMessage>] = []
    var names: Set<String> = []
    for index in 0..<20 {
      let ends = try Self.pair()
      names.formUnion(ends.compactMap(Self.name))
      let socket = try SocketEnd<DeviceMessage, AppMessage>(ends[0], other: ends[1])
      if index % 2 == 0 { socket.send([.frame(Data(count: 1 << 20))]) }
      sockets.append(socket)
    }
    #expect(names.count == 40 && Self.openFiles().isSuperset(of: names))
    for socket in sockets { socket.close() }
    let deadline = DispatchTime.now() + 10
    while !Self.openFiles().isDisjoint(with: names), DispatchTime.now() < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(Self.openFiles().isDisjoint(with: names))
  }

  /// Returns a name for the file that a descriptor refers to, which is the same for copies of the
  /// descriptor.
  private static func name(_ descriptor: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
  }

  private static func openFiles() -> Set<String> {
    let numbers = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return Set((numbers ?? []).compactMap(Int32.init).compactMap(name))
  }

  private static func pair(_ type: __socket_type = SOCK_STREAM) throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(type.rawValue), 0, &ends) == 0)
    return ends
  }

  private static func read(from descriptor: Int32) -> Data {
    var data = Data(count: 1 << 16)
    let count = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return data.prefix(max(0, count))
  }

  private static func write(_ data: Data, to descriptor: Int32) {
    let count = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #expect(count == data.count)
  }
}
