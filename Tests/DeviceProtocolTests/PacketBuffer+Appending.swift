import DeviceProtocol
import Foundation

extension PacketBuffer {
  /// Takes bytes as if they had arrived.
  mutating func append(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = fill { room in
        rest.copyBytes(to: room, count: min(room.count, rest.count))
        return min(room.count, rest.count)
      }
      rest = rest.dropFirst(count)
    }
  }
}
