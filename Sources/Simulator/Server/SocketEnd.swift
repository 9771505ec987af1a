import NIOCore
import NIOWebSocket

/// The reason that a page's socket is closed.
struct SocketEnd: Error {
  var code: WebSocketErrorCode
  /// The reason that the browser gets with the closing frame, which has room for its first bytes
  /// only.
  var reason = ""

  /// The closing frame.
  var frame: WebSocketFrame {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(String(decoding: reason.utf8.prefix(120), as: Unicode.ASCII.self))
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}
