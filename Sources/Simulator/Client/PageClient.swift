import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A client for a device that another process runs, which connects to the same server as the
/// device's page.
package struct PageClient: Sendable {
  /// An error if no device is running with the data in a folder.
  package struct NotRunning: Error {}

  /// An error if the server refuses a request.
  package struct Failure: Error, CustomStringConvertible {
    /// The server's reason.
    package let description: String
  }

  private typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  private typealias Request = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

  /// The maximum size of a response in bytes.
  private static let longestAnswer = 1 << 30
  /// The maximum time for a device to accept a connection.
  private static let patience = TimeAmount.seconds(10)
  private static let group = MultiThreadedEventLoopGroup.singleton

  private let port: Int
  private let token: String

  /// Finds the device whose data is in a folder.
  /// - Throws: `NotRunning` if no device has ever been served from the folder.
  package init(storage: URL) throws(NotRunning) {
    guard let record = PageAddress(in: storage).last, let port = record.running else {
      throw NotRunning()
    }
    self.port = Int(port)
    token = record.token
  }

  private var host: String { "127.0.0.1:\(port)" }

  private func head(_ path: String) -> HTTPRequestHead {
    HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/\(token)/\(path)",
      headers: ["Host": host, "Origin": "http://\(host)"])
  }

  /// Keeps a connection to the device open while a closure runs.
  /// - Throws: `NotRunning`, or the closure's error.
  package func talk<Result: Sendable>(
    _ body: (inout PageConversation) async throws -> Result
  ) async throws -> Result {
    guard let socket = try await connect() else { throw NotRunning() }
    return try await socket.executeThenClose { inbound, outbound in
      var conversation = PageConversation(client: self, inbound: inbound, outbound: outbound)
      return try await body(&conversation)
    }
  }

  private func connect() async throws -> Socket? {
    let upgrade = try? await ClientBootstrap(group: Self.group)
      .connect(host: "127.0.0.1", port: port) { channel in
        // Another program might be listening on the port, and never answer.
        let deadline = channel.eventLoop.scheduleTask(in: Self.patience) {
          channel.close(promise: nil)
        }
        return channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketClientUpgrader<Socket?>(
            maxFrameSize: Self.longestAnswer
          ) { channel, _ in
            deadline.cancel()
            return channel.eventLoop.makeCompletedFuture {
              try Socket(wrappingChannelSynchronously: channel)
            }
          }
          var configuration = NIOUpgradableHTTPClientPipelineConfiguration<Socket?>(
            upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
              upgradeRequestHead: head("socket"), upgraders: [upgrader]
            ) { $0.eventLoop.makeSucceededFuture(nil) })
          configuration.leftOverBytesStrategy = .forwardBytes
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: configuration)
        }
      }
    return try? await upgrade?.get()
  }

  /// Downloads a path from the server, such as `screenshot.png`.
  /// - Throws: `Failure`, `NotRunning`.
  package func fetch(_ path: String) async throws -> Data {
    let request: Request
    do {
      request = try await ClientBootstrap(group: Self.group)
        .connect(host: "127.0.0.1", port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHTTPClientHandlers()
            return try Request(wrappingChannelSynchronously: channel)
          }
        }
    } catch {
      throw NotRunning()
    }
    return try await request.executeThenClose { inbound, outbound in
      // Sends the end immediately, because the server needs only the head to answer and close the
      // connection.
      try await outbound.write(contentsOf: [.head(head(path)), .end(nil)])
      var status = HTTPResponseStatus.ok
      var data = Data()
      for try await part in inbound {
        switch part {
        case .head(let head): status = head.status
        case .body(let bytes): data.append(contentsOf: bytes.readableBytesView)
        case .end:
          guard status == .ok else {
            throw Failure(description: String(decoding: data, as: UTF8.self).trimmed)
          }
          return data
        }
        guard data.count <= Self.longestAnswer else { break }
      }
      throw Failure(description: "The device didn't send its whole answer.")
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
