/// The effect of a packet on the frames around it.
enum PacketRole {
  /// A packet whose position doesn't matter, so a newer frame can replace an older one across it.
  case note
  /// A packet that depends on the frame before it.
  case barrier
  case frame
}

extension Packet {
  var role: PacketRole {
    switch self {
    case .message(let message): message.vouchesForFrame ? .barrier : .note
    case .frame: .frame
    case .image, .inspection: .note
    case .elements: .barrier
    }
  }
}
