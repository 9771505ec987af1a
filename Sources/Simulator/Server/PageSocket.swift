import Foundation
import NIOCore
import NIOWebSocket

/// A page's WebSocket.
///
/// It performs the page's commands in order, and sends messages only as fast as the page reads
/// them.
struct PageSocket: Sendable {
  typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  private typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketFrame>

  /// The page's ID.
  let id: UUID
  let shown: ShownDevice
  let rights: PageRights
  /// The queue for work that takes a long time.
  let queue: ServingQueue

  /// Serves a page until it's gone, breaks a limit, or is closed by the hub.
  func serve(_ channel: Channel) async {
    let hub = shown.hub
    let connection = PageConnection(
      id: id, device: shown.device, hub: hub, rights: rights, queue: queue)
    await hub.add(connection)
    do {
      try await channel.executeThenClose { inbound, outbound in
        await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await Self.write(to: outbound, from: connection) }
          group.addTask {
            await connection.close(
              with: await Self.read(inbound, answering: outbound, for: connection))
          }
          // Whichever task ends first ends the other one. A page that has stopped reading doesn't
          // get a closing message.
          _ = await group.nextResult()
          await connection.close()
          group.addTask { try await Task.sleep(for: .seconds(2)) }
          _ = await group.nextResult()
          group.cancelAll()
        }
      }
    } catch {
      // The page is gone, so nobody can be notified.
    }
    await hub.remove(connection)
  }

  private static func write(to outbound: Outbound, from connection: PageConnection) async throws {
    while let message = await connection.next() {
      let data = ByteBuffer(bytes: message)
      try await outbound.write(WebSocketFrame(fin: true, opcode: .binary, data: data))
    }
    try await outbound.write(await connection.end.frame)
  }

  /// Reads messages until the page must be closed, and returns the reason.
  private static func read(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, answering outbound: Outbound,
    for connection: PageConnection
  ) async -> SocketEnd {
    let reader = PageCommandReader()
    var pace = MessagePace()
    var message = MessageAssembly(longest: connection.rights.longestMessage)
    do {
      for try await frame in inbound {
        try await pace.take()
        switch frame.opcode {
        case .ping:
          let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
          try await outbound.write(pong)
        case .pong:
          break
        case .connectionClose:
          return SocketEnd(code: .normalClosure)
        default:
          guard let whole = try message.append(frame) else { continue }
          try await connection.perform(try reader.read(whole))
        }
      }
      return SocketEnd(code: .normalClosure)
    } catch let end as SocketEnd {
      return end
    } catch {
      return SocketEnd(code: .policyViolation, reason: "\(error)")
    }
  }
}
