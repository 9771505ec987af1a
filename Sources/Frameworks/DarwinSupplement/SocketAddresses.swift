import Foundation

// The lengths in the structures of addresses, which Linux doesn't have.

extension sockaddr {
  /// The size of the address in bytes.
  ///
  /// It follows from the family.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      default: UInt8(MemoryLayout<sockaddr_in>.size)
      }
    }
    set {}
  }
}

extension sockaddr_in {
  /// The size of the address in bytes.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  /// Creates an address from its parts.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }

  /// Creates an address from its parts.
  public init(
    sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32,
    sin6_addr: in6_addr, sin6_scope_id: UInt32
  ) {
    self.init(
      sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo,
      sin6_addr: sin6_addr, sin6_scope_id: sin6_scope_id)
  }
}
