import Foundation
import FoundationSupplement

/// Creates an object for an address.
///
/// The address 0.0.0.0 stands for the whole network.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddress(_:_:)>.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  AddressedHost(address).map { SCNetworkReachability($0.place) }
}

/// Creates an object for the addresses of the device and a host.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddresspair(_:_:_:)>.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  guard let address = remoteAddress ?? localAddress else { return nil }
  return SCNetworkReachabilityCreateWithAddress(allocator, address)
}

/// Creates an object for a host's name or address.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithname(_:_:)>.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(AddressedHost(named: name).place)
}

/// The bytes of a host's address, as far as they show the place of the host.
private struct AddressedHost {
  private let bytes: [UInt8]

  init?(_ address: UnsafePointer<sockaddr>) {
    let bytes = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let address = bytes.loadUnaligned(as: sockaddr_in.self)
      self.bytes = withUnsafeBytes(of: address.sin_addr, Array.init)
    case AF_INET6:
      let address = bytes.loadUnaligned(as: sockaddr_in6.self)
      self.bytes = withUnsafeBytes(of: address.sin6_addr, Array.init)
    default: return nil
    }
  }

  init(named name: String) {
    if name == "localhost" {
      bytes = [127, 0, 0, 1]
    } else {
      bytes = Self.bytes(name, AF_INET, 4) ?? Self.bytes(name, AF_INET6, 16) ?? []
    }
  }

  private static func bytes(_ text: String, _ family: Int32, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }

  var place: SCNetworkReachability.Place {
    if bytes.count == 4 {
      return bytes[0] == 127 ? .device : bytes.starts(with: [169, 254]) ? .link : .elsewhere
    }
    if bytes.count == 16 {
      if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes.last == 1 { return .device }
      return bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 ? .link : .elsewhere
    }
    return .elsewhere
  }
}
