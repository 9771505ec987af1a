/// The supported versions of the Model Context Protocol.
///
/// 2025-03-26 isn't among them, because only that version lets clients send lists of messages.
enum ProtocolVersion {
  /// The versions in which a client and a server agree on the version first, the oldest first.
  static let withHandshake = ["2024-11-05", "2025-06-18", "2025-11-25"]
  /// The versions in which each request states its version.
  static let stateless = ["2026-07-28"]

  static let all = withHandshake + stateless

  /// Returns the version for a client that asks for one in its handshake.
  static func agreed(for requested: String) -> String {
    withHandshake.contains(requested) ? requested : withHandshake[withHandshake.count - 1]
  }
}
