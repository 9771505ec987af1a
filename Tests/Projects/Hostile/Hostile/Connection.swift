import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Attempts to connect to something outside of the app.
enum Connection {
  static func toLoopback(port: UInt16) -> Bool {
    connects(to: "127.0.0.1", port: port, type: SOCK_STREAM)
  }

  /// Connecting a datagram socket doesn't send anything.
  ///
  /// It fails if no interface leads to the address.
  static func hasRoute(to address: String) -> Bool {
    connects(to: address, port: 9, type: SOCK_DGRAM)
  }

  private static func connects(to address: String, port: UInt16, type: __socket_type) -> Bool {
    let descriptor = socket(AF_INET, Int32(type.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, address, &place.sin_addr)
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  static func toAbstractSocket(_ name: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0[1...].copyBytes(from: name.utf8) }
    let size = MemoryLayout<sa_family_t>.size + 1 + name.utf8.count
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(size)) == 0
      }
    }
  }
}
