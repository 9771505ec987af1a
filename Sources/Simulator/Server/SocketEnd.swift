import NIOCore
import NIOWebSocket

/// Why a page's socket is closed.
struct SocketEnd: Error {
  var code: WebSocketErrorCode
  /// For whoever looks at the browser's console; a frame has room for its first bytes only.
  var reason = ""

  /// The frame that tells the page.
  var frame: WebSocketFrame {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(String(decoding: reason.utf8.prefix(120), as: Unicode.ASCII.self))
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}
