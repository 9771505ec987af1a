import Foundation
import Glibc

/// A server on this machine that nothing may connect to.
///
/// It has a port on the loopback interface and an abstract name.
package final class Listener {
  /// The port of the loopback interface.
  package let port: UInt16
  /// The abstract name.
  package let name = "quince-test-\(UUID().uuidString)"
  private let descriptors: [Int32]

  /// Starts listening.
  /// - Throws: `POSIXError` if that fails.
  package init() throws {
    let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let local = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    descriptors = [network, local]
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(network, $0, size) | getsockname(network, $0, &size)
      }
    }
    port = UInt16(bigEndian: place.sin_port)
    var file = sockaddr_un()
    file.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &file.sun_path) { $0[1...].copyBytes(from: name.utf8) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
    let second = withUnsafePointer(to: &file) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(local, $0, length) }
    }
    for descriptor in descriptors {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      guard code == 0, second == 0, listen(descriptor, 16) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    }
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }

  /// The number of connections since the last check.
  package var connections: Int {
    descriptors.count { descriptor in
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { close(connection) }
      return connection >= 0
    }
  }
}
