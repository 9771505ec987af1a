import DeviceProtocol
import Foundation

extension PacketBuffer {
  /// Appends bytes as if they had been received.
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
