import Glibc
import NIOCore
import NIOPosix

/// Accepts encrypted connections from the network, and forwards their data to a socket on this
/// machine.
struct TLSServer {
  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// The number of bytes to read from a connection before reading from others.
  private static let bytesAtOnce = 16 << 10
  /// The maximum time that data waits for a client that doesn't read it, in milliseconds.
  private static let patience = 60_000

  let certificate: String
  let key: String
  let host: String
  let port: Int
  /// The path of the socket that data is forwarded to.
  let socket: String

  /// Accepts connections until the process ends.
  /// - Parameter didListen: A closure that receives the port.
  func serve(didListen: @Sendable (Int) -> Void) async throws {
    // From now on, only the thread that serves all connections uses the context.
    nonisolated(unsafe) let context = try TLSContext(certificate: certificate, key: key)
    let newConnections = NewConnections()
    let listener = try await ServerBootstrap(group: Self.group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(
        .tcpOption(NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)),
        value: SocketOptionValue(Self.patience)
      )
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.bytesAtOnce)
      )
      .bind(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          guard let session = context.makeSession() else { throw TLSSession.Broken() }
          newConnections.add(channel)
          try channel.pipeline.syncOperations.addHandler(
            TLSHandler(session: session, didAgree: newConnections.remove))
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
    didListen(listener.channel.localAddress?.port ?? port)
    try await listener.executeThenClose { connections in
      await withDiscardingTaskGroup { tasks in
        do {
          for try await connection in connections {
            tasks.addTask { await pass(connection) }
          }
        } catch {
          // No more connections are accepted, and the process ends.
        }
      }
    }
  }

  /// Forwards a browser's data once it has sent some, and sends the responses back.
  private func pass(_ browser: Connection) async {
    do {
      try await browser.executeThenClose { requests, answers in
        var requests = requests.makeAsyncIterator()
        guard let first = try await requests.next() else { return }
        let server = try await ClientBootstrap(group: Self.group)
          .connect(unixDomainSocketPath: socket) { channel in
            channel.eventLoop.makeCompletedFuture {
              try Connection(wrappingChannelSynchronously: channel)
            }
          }
        try await server.executeThenClose { inbound, outbound in
          try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { for try await bytes in inbound { try await answers.write(bytes) } }
            try await outbound.write(first)
            nonisolated(unsafe) var rest = requests
            tasks.addTask {
              while let bytes = try await rest.next() { try await outbound.write(bytes) }
            }
            // When one side closes its connection, the other side is closed too.
            try await tasks.next()
            tasks.cancelAll()
          }
        }
      }
    } catch {
      // The connection is closed, so there's nobody to notify.
    }
  }
}
