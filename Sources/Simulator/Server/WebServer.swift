import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Sandbox

/// Shows a device to browsers on this machine, and to nobody else.
///
/// It listens on the loopback address only. Every address begins with an unguessable word, and the
/// `Host` and `Origin` that a browser states must be the server's own, so that neither another
/// person on the machine nor a page from elsewhere gets in. Who does not know the word can make it
/// read 16 kilobytes at most, in ten seconds at most, over 256 connections at a time.
package actor WebServer {
  /// The port that was asked for is taken.
  package struct PortInUse: Error, CustomStringConvertible {
    /// The port that was asked for.
    package var port: UInt16

    /// The error with what helps.
    package var description: String {
      "Port \(port) is taken by another program. Leave out --port, and a free one is found."
    }
  }

  /// The thread that serves all connections, asleep while nothing comes.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// Bytes that are read from a connection before the others have their turn.
  private static let bytesAtOnce = 8 << 10

  private let device: Device
  private let hub: PageHub
  private let token: String
  private let address: PageAddress?
  private let site: Site
  private let connections = ConnectionList()
  private var listener: (any Channel)?
  /// The port of the last time, if it could not be had again.
  package private(set) var takenPort: UInt16?
  private var openingFolder: ScratchFolder?

  /// A server that shows a device.
  /// - Parameters:
  ///   - address: where the page was served last, and where it is noted for the next time.
  ///   - recording: what takes down flows, if anything does.
  package init(
    device: Device, address: PageAddress? = nil, recording: (any RecordingDesk)? = nil
  ) {
    self.device = device
    self.address = address
    hub = PageHub(device: device, recording: recording)
    site = Site(device: device)
    token = address?.last?.token ?? Self.makeToken()
  }

  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// Begins to listen.
  /// - Parameter port: 0 for the last one that was found, or any free one.
  /// - Returns: the address of the page.
  /// - Throws: `PortInUse`.
  package func start(port: UInt16 = 0) async throws -> URL {
    signal(SIGPIPE, SIG_IGN)
    let last = address?.last?.port ?? 0
    let listener: any Channel
    if port == 0, last != 0, let channel = try? await listen(on: last) {
      listener = channel
    } else {
      if port == 0, last != 0 { takenPort = last }
      listener = try await listen(on: port)
    }
    self.listener = listener
    guard let actualPort = listener.localAddress?.port else { throw PortInUse(port: port) }
    // A port that somebody asked for is theirs for this time only.
    let lasting = port == 0 ? UInt16(actualPort) : last
    address?.keep(PageAddress.Record(port: lasting, token: token))
    await hub.start()
    return URL(string: "http://127.0.0.1:\(actualPort)/\(token)/")!
  }

  private func listen(on port: UInt16) async throws -> any Channel {
    let initialize = { @Sendable [token, site, connections, device, hub] (channel: any Channel) in
      channel.eventLoop.makeCompletedFuture {
        connections.add(channel)
        let access = PageAccess(port: channel.localAddress?.port ?? 0, token: token)
        let socket = PageSocket(device: device, hub: hub)
        try Self.prepare(channel, access: access, site: site, connections, socket)
      }
    }
    do {
      return try await ServerBootstrap(group: Self.group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        // One connection's bytes must not keep the others waiting.
        .childChannelOption(.maxMessagesPerRead, value: 1)
        .childChannelOption(
          .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.bytesAtOnce)
        )
        .childChannelInitializer(initialize)
        .bind(host: "127.0.0.1", port: Int(port)).get()
    } catch {
      throw PortInUse(port: port)
    }
  }

  /// Sets up a connection, which carries one request or becomes a page's socket.
  private static func prepare(
    _ channel: any Channel, access: PageAccess, site: Site, _ connections: ConnectionList,
    _ socket: PageSocket
  ) throws {
    let pipeline = channel.pipeline.syncOperations
    let gate = RequestGate()
    let handler = RequestHandler(access: access, site: site, gate: gate)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: PageCommandReader.longestMessage,
      shouldUpgrade: { channel, head in
        let isAdmitted = access.admitsSocket(head) && connections.addPage(channel)
        return channel.eventLoop.makeSucceededFuture(isAdmitted ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let page = try PageSocket.Channel(wrappingChannelSynchronously: channel)
          Task { await socket.serve(page) }
        }
      })
    let httpHandlers = NIOLoopBound((gate, handler), eventLoop: channel.eventLoop)
    try pipeline.addHandler(gate)
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          let pipeline = context.pipeline.syncOperations
          pipeline.removeHandler(httpHandlers.value.0, promise: nil)
          pipeline.removeHandler(httpHandlers.value.1, promise: nil)
        }
      ))
    try pipeline.addHandler(handler)
  }

  /// Tells the pages how a build goes.
  package func show(_ build: BuildStatus) async {
    await hub.show(build)
  }

  /// A file that leads a browser to a page, readable by this person only: other people on the
  /// machine can see the arguments of the command that opens a browser.
  package func fileThatOpens(_ url: URL) throws -> URL {
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent("open.html")
    let page = """
      <!doctype html><meta charset="utf-8"><title>Quince</title>
      <meta http-equiv="refresh" content="0; url=\(url.absoluteString)">
      """
    try Data(page.utf8).write(to: file)
    openingFolder = folder
    return file
  }

  /// Closes all pages and stops listening.
  package func stop() async {
    openingFolder?.remove()
    await hub.stop()
    // One that is closed already is as good.
    try? await listener?.close()
    connections.closeAll()
  }
}
