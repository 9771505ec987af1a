import NIOCore

/// Limits the size and duration of a request before any other handler reads it.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The maximum size of a request in bytes.
  ///
  /// Requests from browsers have less than 2,000.
  static let longestRequest = 16 << 10
  /// The maximum time for a request to arrive.
  static let requestTime = TimeAmount.seconds(10)
  /// The maximum time for creating and reading a response.
  static let answerTime = TimeAmount.seconds(60)

  private var count = 0
  private var isShut = false
  private var deadline: Scheduled<Void>?

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(Self.requestTime, on: context.channel)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isShut else { return }
    count += unwrapInboundIn(data).readableBytes
    guard count <= Self.longestRequest else { return refuse(on: context) }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  /// Starts the time limit for the response after the request is complete.
  func requestIsComplete(on channel: any Channel) {
    isShut = true
    setDeadline(Self.answerTime, on: channel)
  }

  private func setDeadline(_ time: TimeAmount, on channel: any Channel) {
    deadline?.cancel()
    deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func refuse(on context: ChannelHandlerContext) {
    isShut = true
    let lines = [
      "HTTP/1.1 431 Request Header Fields Too Large", "Connection: close", "Content-Length: 0",
    ]
    let answer = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    context.close(promise: nil)
  }
}
