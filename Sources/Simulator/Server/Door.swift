import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Where browsers come in: who is let in, how many, and to which devices.
struct Door: Sendable {
  let devices: ShownDevices
  let connections: ConnectionList
  private let longestFrame: Int
  private let access: @Sendable (_ port: Int) -> PageAccess

  /// A door to some devices.
  /// - Parameters:
  ///   - longestFrame: the longest part of a message, in bytes.
  ///   - mostPages: how many pages of a kind may be open at the same time.
  ///   - access: who is let in on a port.
  init(
    devices: ShownDevices, longestFrame: Int = PageCommandReader.longestMessage,
    mostPages: @escaping @Sendable (ConnectionList.PageKind) -> Int = { _ in
      ConnectionList.mostPages
    },
    access: @escaping @Sendable (_ port: Int) -> PageAccess
  ) {
    self.devices = devices
    self.longestFrame = longestFrame
    self.access = access
    connections = ConnectionList(mostPages: mostPages)
  }

  /// Sets up a connection, which carries one request or becomes a page's socket.
  func open(to channel: any Channel) throws {
    connections.add(channel)
    let access = access(channel.localAddress?.port ?? 0)
    let pipeline = channel.pipeline.syncOperations
    let gate = RequestGate()
    let handler = RequestHandler(access: access, devices: devices, gate: gate)
    let upgrader = upgrader(for: access)
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

  private func upgrader(for access: PageAccess) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestFrame,
      shouldUpgrade: { channel, head in
        let isAdmitted = socket(for: head, access).map {
          connections.addPage(
            channel, ConnectionList.PageKind(deviceID: $0.shown.id, drives: $0.rights.drives))
        }
        return channel.eventLoop.makeSucceededFuture(isAdmitted == true ? [:] : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          guard let socket = socket(for: head, access) else { throw SocketEnd(code: .goingAway) }
          let page = try PageSocket.Channel(wrappingChannelSynchronously: channel)
          Task { await socket.serve(page) }
        }
      })
  }

  /// The socket that a request asks for, if it gets one.
  private func socket(for head: HTTPRequestHead, _ access: PageAccess) -> PageSocket? {
    guard let admission = access.admitSocket(head),
      let (shown, path) = devices.resolve(admission.path), path == "socket"
    else { return nil }
    return PageSocket(shown: shown, rights: admission.rights)
  }
}
