/// The options of a protocol.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoloptions>.
public class NWProtocolOptions: @unchecked Sendable {
  init() {}
}
