import Glibc

/// The addresses at which other computers can reach this machine.
package enum NetworkAddress {
  /// The IPv4 addresses of this machine on its networks, without the loopback address.
  package static var all: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let entry = entry?.pointee, isUp(entry.ifa_flags), let address = entry.ifa_addr,
        address.pointee.sa_family == AF_INET
      else { return nil }
      return text(of: address)
    }
  }

  private static func isUp(_ flags: UInt32) -> Bool {
    flags & UInt32(IFF_UP) != 0 && flags & UInt32(IFF_LOOPBACK) == 0
  }

  private static func text(of address: UnsafeMutablePointer<sockaddr>) -> String? {
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard
      getnameinfo(address, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}
