// Its properties don't change. The compiler can't check that for a class that isn't final.
/// Information about a protocol's data.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocolmetadata>.
public class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}
