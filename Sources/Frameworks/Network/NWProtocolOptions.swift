// Its properties don't change. The compiler can't check that for a class that isn't final.
/// The options of a protocol.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoloptions>.
public class NWProtocolOptions: @unchecked Sendable {
  init() {}
}
