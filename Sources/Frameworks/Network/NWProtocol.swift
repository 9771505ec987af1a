// Its properties don't change. The compiler can't check that for a class that isn't final.
/// A protocol of a connection.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocol>.
public class NWProtocol: @unchecked Sendable {
  init() {}
}
