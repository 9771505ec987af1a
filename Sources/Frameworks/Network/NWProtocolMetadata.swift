/// Information about a protocol's data.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocolmetadata>.
public class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}
