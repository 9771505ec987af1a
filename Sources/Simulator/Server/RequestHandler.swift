import NIOCore
import NIOHTTP1

/// Answers the one request of a connection.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let access: PageAccess
  private let devices: ShownDevices
  private let gate: RequestGate
  private var head: HTTPRequestHead?
  private var isAnswered = false

  init(access: PageAccess, devices: ShownDevices, gate: RequestGate) {
    self.access = access
    self.devices = devices
    self.gate = gate
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isAnswered else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: refuse(.text(.payloadTooLarge, "No body is read."), on: context.channel)
    case .end: if let head { answer(head, on: context.channel) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A request to become a WebSocket that was refused is answered like any other.
    guard error is HTTPParserError else { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, on channel: any Channel) {
    switch access.admit(head) {
    case .failure(let refusal):
      refuse(refusal, on: channel)
    case .success(let admission):
      guard let (shown, path) = devices.resolve(admission.path) else {
        return refuse(.text(.notFound, "That device is gone."), on: channel)
      }
      isAnswered = true
      gate.requestIsComplete(on: channel)
      let query = String(head.uri.dropFirst(head.uri.prefix { $0 != "?" }.count + 1))
      channel.eventLoop.makeFutureWithTask { [rights = admission.rights] in
        await shown.site.response(to: path, query: query, for: rights)
      }.whenSuccess { Self.send($0, on: channel) }
    }
  }

  private func refuse(_ response: SiteResponse, on channel: any Channel) {
    isAnswered = true
    gate.requestIsComplete(on: channel)
    Self.send(response, on: channel)
  }

  private static func send(_ response: SiteResponse, on channel: any Channel) {
    let head = HTTPResponseHead(
      version: .http1_1, status: response.status, headers: response.headers)
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    channel.write(
      HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: response.body))), promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
