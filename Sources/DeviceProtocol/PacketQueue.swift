import Foundation

/// Packets that wait to be written, in order; a frame that nobody started to write is replaced by a
/// newer one.
struct PacketQueue {
  private struct Item {
    var role: PacketRole
    var bytes: Data
  }

  /// The maximum size, in bytes, of waiting packets that are written together.
  private static let mostJoined = 4096

  /// The packets; those before `first` have been written.
  private var items: [Item] = []
  private var first = 0
  /// The bytes of the first item that have been written.
  private var written = 0
  /// The bytes that wait.
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

  /// Passes on waiting bytes, piece by piece, until everything or nothing more is accepted.
  /// - Parameter write: returns the count of bytes that it took; none if that is negative.
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

  /// Drops the last frame if nothing of it is written and nothing vouches for it.
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
