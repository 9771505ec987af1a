import Foundation
import Testing

@testable import DeviceProtocol

@Suite struct PacketQueueTests {
  @Test func goesOnWhereItWasWhereverAWriteEnded() {
    let packets = [Data("first".utf8), Data("second".utf8), Data("third".utf8)]
    let all = packets.reduce(Data(), +)
    for cut in 0...all.count {
      var queue = PacketQueue()
      for packet in packets { queue.append(packet, role: .note) }
      var written = Data()
      var room = cut
      func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = min(room, bytes.count)
        written.append(contentsOf: bytes.prefix(count))
        room -= count
        return count > 0 ? count : -1
      }
      queue.flush(write)
      #expect(written == all.prefix(cut))
      #expect(queue.count == all.count - cut)
      room = .max
      queue.flush(write)
      #expect(written == all, "cut after \(cut) bytes")
      #expect(queue.isEmpty)
    }
  }

  @Test func aFrameGivesWayToANewerOne() {
    #expect(order([(.frame, "a"), (.note, "n"), (.frame, "b")]) == "nb")
    #expect(order([(.frame, "a"), (.barrier, "x"), (.frame, "b")]) == "axb")
    #expect(order([(.frame, "a"), (.frame, "b"), (.frame, "c")]) == "c")
  }

  @Test func aFrameThatHasBegunIsWrittenToItsEnd() {
    var queue = PacketQueue()
    queue.append(Data("old".utf8), role: .frame)
    var isFirst = true
    queue.flush { _ in
      defer { isFirst = false }
      return isFirst ? 1 : -1
    }
    queue.append(Data("new".utf8), role: .frame)
    #expect(rest(of: &queue) == "ldnew")
  }

  private func order(_ packets: [(PacketRole, String)]) -> String {
    var queue = PacketQueue()
    for (role, text) in packets { queue.append(Data(text.utf8), role: role) }
    return rest(of: &queue)
  }

  private func rest(of queue: inout PacketQueue) -> String {
    var written = Data()
    queue.flush {
      written.append(contentsOf: $0)
      return $0.count
    }
    return String(decoding: written, as: UTF8.self)
  }
}
