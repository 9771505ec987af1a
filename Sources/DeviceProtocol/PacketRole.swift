/// The effect of a packet on the frames around it.
enum PacketRole {
  /// Only its content matters, not its place: a newer frame may take over from an older one across
  /// it.
  case note
  /// It vouches for the frame before it.
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
