import NIOCore
import NIOWebSocket

/// The reason that a page's socket is closed.
struct SocketEnd: Error {
  var code: WebSocketErrorCode
  /// The reason in the closing frame, which has room only for its first bytes.
  var reason = ""

  /// The closing frame.
  var frame: WebSocketFrame {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(String(decoding: reason.utf8.prefix(120), as: Unicode.ASCII.self))
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}
