/// A protocol of a connection.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocol>.
public class NWProtocol: @unchecked Sendable {
  init() {}
}
