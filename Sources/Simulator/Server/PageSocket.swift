import FlyingFox
import Foundation

/// The WebSocket of a page: joins the frames that a message came in, and sends no more than is taken.
struct PageSocket: WSHandler {
  let device: Device
  let hub: PageHub

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let connection = PageConnection(device: device, hub: hub)
    await hub.add(connection)
    let reading = Task {
      await Self.read(client, for: connection)
      await hub.remove(connection)
    }
    return AsyncStream {
      let frame = await connection.next()
      if frame == nil {
        // The socket is closed next; if somebody still read from it then, FlyingSocks would take the next socket of
        // the same number for this one, and never read from it.
        reading.cancel()
        await reading.value
      }
      return frame
    }
  }

  private static func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, for connection: PageConnection
  ) async {
    var message = Data()
    do {
      for try await frame in client {
        switch frame.opcode {
        case .text, .binary, .continuation:
          message.append(frame.payload)
          guard message.count <= PageConnection.longestMessage else { return }
          guard frame.fin else { continue }
          guard await connection.receive(message) else { return }
          message = Data()
        default:
          await connection.receive(frame)
        }
      }
    } catch {
      // The page is gone; there is nobody to tell.
    }
  }
}
