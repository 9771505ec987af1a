import Foundation
import NIOCore
import NIOHTTP1

/// Responds to the single request of a connection.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The size in bytes of the parts in which a response is written.
  ///
  /// A slow client keeps at most one part in memory.
  private static let partSize = 256 << 10

  private let access: PageAccess
  private let devices: ShownDevices
  private let connections: ConnectionList
  private let gate: RequestGate
  private let queue: ServingQueue
  private var head: HTTPRequestHead?
  private var isAnswered = false
  private var work: Task<Void, any Error>?

  /// - Parameter queue: The queue on which responses are created.
  init(
    access: PageAccess, devices: ShownDevices, connections: ConnectionList, gate: RequestGate,
    queue: ServingQueue
  ) {
    self.access = access
    self.devices = devices
    self.connections = connections
    self.gate = gate
    self.queue = queue
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isAnswered else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body:
      answer(on: context.channel) { .text(.payloadTooLarge, "Requests can't have a body.") }
    case .end: if let head { answer(head, on: context.channel) }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    work?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A rejected WebSocket request gets a response like any other.
    guard error is HTTPParserError else { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, on channel: any Channel) {
    switch access.admit(head) {
    case .failure(let refusal):
      answer(on: channel) { refusal }
    case .success(let admission):
      guard let (shown, path) = devices.resolve(admission.path) else {
        return answer(on: channel) { .text(.notFound, "This device no longer exists.") }
      }
      guard let path = SitePath(path) else {
        return answer(on: channel) { .text(.notFound, "No such page.") }
      }
      let query = SiteQuery(of: head.uri)
      if path == .log { connections.beginReadingLog(on: channel, of: query.page) }
      answer(on: channel) { [rights = admission.rights] in
        await shown.site.response(to: path, query: query, for: rights)
      }
    }
  }

  /// Creates and sends a response, unless the connection is closed first.
  private func answer(
    on channel: any Channel, _ response: @escaping @Sendable () async -> SiteResponse
  ) {
    isAnswered = true
    gate.requestIsComplete(on: channel)
    let ancestors = access.frameAncestors
    work = queue.begin {
      let response = await response()
      let head = HTTPResponseHead(
        version: .http1_1, status: response.status,
        headers: response.headers(frameAncestors: ancestors))
      await Self.send(head, response.body, on: channel)
    }
  }

  private static func send(
    _ head: HTTPResponseHead, _ body: Data, on channel: any Channel
  ) async {
    // The connection might be closed. In that case, nobody can receive the response or an error.
    try? await write(head, body, to: channel)
    channel.close(promise: nil)
  }

  private static func write(
    _ head: HTTPResponseHead, _ body: Data, to channel: any Channel
  ) async throws {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    var rest = body[...]
    while !rest.isEmpty {
      try Task.checkCancellation()
      let part = ByteBuffer(bytes: rest.prefix(partSize))
      try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(part)))
      rest = rest.dropFirst(partSize)
    }
    try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
  }
}
