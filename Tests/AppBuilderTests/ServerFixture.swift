/// Code for apps that contain a server.
enum ServerFixture {
  /// A file with a socket on the loopback interface, and a server that uses it.
  static let code = """
    import Foundation
    struct LoopbackSocket {
      let descriptor: Int32
      let port: UInt16
      init() {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(descriptor, $0, size)
            _ = listen(descriptor, 8)
            _ = getsockname(descriptor, $0, &size)
          }
        }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
      }
    }
    final class Server: Sendable {
      let port: UInt16
      /// - Parameter answer: Returns the answer to the head of a request.
      init(_ answer: @escaping @Sendable (String) -> String) {
        let socket = LoopbackSocket()
        port = socket.port
        Thread.detachNewThread {
          while true {
            let connection = accept(socket.descriptor, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &bytes, bytes.count, 0)
            let text = answer(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
            _ = text.withCString { send(connection, $0, text.utf8.count, 0) }
            close(connection)
          }
        }
      }
      static func answer(_ status: String, _ fields: [String], _ body: String) -> String {
        (["HTTP/1.1 \\(status)", "Content-Length: \\(body.utf8.count)", "Connection: close"] + fields)
          .joined(separator: "\\r\\n") + "\\r\\n\\r\\n" + body
      }
    }
    """
}
