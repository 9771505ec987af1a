import Foundation

/// An IP address.
///
/// Follows <https://developer.apple.com/documentation/network/ipaddress>.
public protocol IPAddress: Sendable {
  /// The bytes of the address.
  var rawValue: Data { get }
  /// The interface that the address belongs to, if any.
  var interface: NWInterface? { get }
  /// Whether the address is the device itself.
  var isLoopback: Bool { get }
  /// Whether the address is valid only on its link.
  var isLinkLocal: Bool { get }
  /// Whether the address is that of a group.
  var isMulticast: Bool { get }

  /// Creates an address from its bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address from its text.
  init?(_ string: String)
}

/// The conversion of addresses to and from text.
enum AddressText {
  /// Returns an address's text without the interface, and the interface.
  static func parts(of text: String) -> (address: String, interface: NWInterface?) {
    guard let percent = text.lastIndex(of: "%"),
      let interface = NWInterface.named(text[text.index(after: percent)...])
    else { return (text, nil) }
    return (String(text[..<percent]), interface)
  }

  /// Returns the bytes of an address.
  static func bytes(of text: String, family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }

  /// Returns the text of an address.
  static func text(of bytes: [UInt8], family: Int32, interface: NWInterface?) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "?" }
    let address = text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    return address + (interface.map { "%\($0.name)" } ?? "")
  }
}
