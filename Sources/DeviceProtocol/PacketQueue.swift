import Foundation

/// Packets that wait to be written, in order.
///
/// A newer frame replaces one whose writing hasn't started.
struct PacketQueue {
  private struct Item {
    var role: PacketRole
    var bytes: Data
  }

  /// The maximum size in bytes of waiting packets to combine.
  private static let mostJoined = 4096

  /// The packets.
  ///
  /// Those before `first` have been written.
  private var items: [Item] = []
  private var first = 0
  /// The number of bytes of the first packet that have been written.
  private var written = 0
  /// The number of waiting bytes.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ bytes: Data, role: PacketRole) {
    if role == .frame { dropSupersededFrame() }
    count += bytes.count
    let last = items.count - 1
    if last >= first, role != .frame, items[last].role == role,
      items[last].bytes.count + bytes.count <= Self.mostJoined
    {
      items[last].bytes.append(bytes)
    } else {
      items.append(Item(role: role, bytes: bytes))
    }
  }

  /// Writes waiting bytes in pieces until all are written or no more are accepted.
  /// - Parameter write: A closure that returns the number of bytes that it accepted. A negative
  ///   number means none.
  mutating func flush(_ write: (UnsafeRawBufferPointer) -> Int) {
    while first < items.count {
      let taken = items[first].bytes.withUnsafeBytes { [written] in
        write(UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      guard taken > 0 else { return }
      written += taken
      count -= taken
      if written == items[first].bytes.count { removeFirst() }
    }
  }

  private mutating func removeFirst() {
    items[first].bytes = Data()
    first += 1
    written = 0
    if first == items.count || first >= 1024 {
      items.removeFirst(first)
      first = 0
    }
  }

  /// Drops the last frame, unless its writing has started or a later packet depends on it.
  private mutating func dropSupersededFrame() {
    for index in (first..<items.count).reversed() {
      switch items[index].role {
      case .barrier: return
      case .note: continue
      case .frame:
        guard index > first || written == 0 else { return }
        count -= items[index].bytes.count
        items.remove(at: index)
        return
      }
    }
  }
}
