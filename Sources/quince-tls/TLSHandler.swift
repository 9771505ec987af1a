import NIOCore

/// Decrypts incoming data and encrypts outgoing data.
final class TLSHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The maximum time for the handshake.
  private static let handshakeTime = TimeAmount.seconds(10)

  private let session: TLSSession
  private let didAgree: (any Channel) -> Void
  private var deadline: Scheduled<Void>?

  /// - Parameter didAgree: A closure that's called after the two sides have agreed on keys.
  init(session: TLSSession, didAgree: @escaping (any Channel) -> Void) {
    self.session = session
    self.didAgree = didAgree
  }

  func channelActive(context: ChannelHandlerContext) {
    deadline = context.channel.closing(in: Self.handshakeTime)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let wasReady = session.isReady
    do {
      try session.receive(unwrapInboundIn(data))
      if session.isReady, !wasReady {
        deadline?.cancel()
        didAgree(context.channel)
      }
      while let bytes = try session.decrypted(context.channel.allocator) {
        context.fireChannelRead(wrapInboundOut(bytes))
      }
      send(on: context, promise: nil)
      context.flush()
    } catch {
      // The output may contain the reason, or the other side has closed the connection.
      send(on: context, promise: nil)
      context.flush()
      context.close(promise: nil)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    do {
      try session.encrypt(unwrapOutboundIn(data))
      send(on: context, promise: promise)
    } catch {
      promise?.fail(error)
      context.close(promise: nil)
    }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    session.end()
    send(on: context, promise: nil)
    context.flush()
    context.close(mode: mode, promise: promise)
  }

  private func send(on context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
    if let bytes = session.encrypted(context.channel.allocator) {
      context.write(wrapOutboundOut(bytes), promise: promise)
    } else {
      promise?.succeed()
    }
  }
}

extension Channel {
  /// Schedules closing the channel after a time, unless it's canceled before then.
  fileprivate func closing(in time: TimeAmount) -> Scheduled<Void> {
    eventLoop.scheduleTask(in: time) { self.close(promise: nil) }
  }
}
