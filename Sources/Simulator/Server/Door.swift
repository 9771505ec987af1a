import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The entry point for browsers, which controls who can connect, how many can, and to which
/// devices.
struct Door: Sendable {
  let devices: ShownDevices
  let connections: ConnectionList
  /// Handles requests, and pages' commands that take a long time.
  private let requests = ServingQueue(label: "requests")
  /// The queue that serves the pages, or `nil` to use the shared threads.
  private let pages: ServingQueue?
  private let longestFrame: Int
  private let access: @Sendable (_ port: Int) -> PageAccess

  /// Creates an entry point to devices.
  /// - Parameters:
  ///   - longestFrame: The maximum size of a message part in bytes.
  ///   - connections: The list of connections.
  ///   - pages: The queue that serves the pages, or `nil` to use the shared threads.
  ///   - access: A closure that returns the access control for a port.
  init(
    devices: ShownDevices, longestFrame: Int = PageCommandReader.longestMessage,
    connections: ConnectionList = ConnectionList(), pages: ServingQueue? = nil,
    access: @escaping @Sendable (_ port: Int) -> PageAccess
  ) {
    self.devices = devices
    self.longestFrame = longestFrame
    self.connections = connections
    self.pages = pages
    self.access = access
  }

  /// Sets up a connection, which handles one request or becomes a page's socket.
  func open(to channel: any Channel) throws {
    connections.add(channel)
    let access = access(channel.localAddress?.port ?? 0)
    let pipeline = channel.pipeline.syncOperations
    let gate = RequestGate()
    let handler = RequestHandler(
      access: access, devices: devices, connections: connections, gate: gate, queue: requests)
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
          guard let (shown, rights) = socket(for: head, access),
            let id = connections.pageID(of: channel)
          else { throw SocketEnd(code: .goingAway) }
          let socket = PageSocket(id: id, shown: shown, rights: rights, queue: requests)
          let page = try PageSocket.Channel(wrappingChannelSynchronously: channel)
          Task(executorPreference: pages) { await socket.serve(page) }
        }
      })
  }

  /// Returns the device and the rights of the requested socket, or `nil` if the request is denied.
  private func socket(
    for head: HTTPRequestHead, _ access: PageAccess
  ) -> (shown: ShownDevice, rights: PageRights)? {
    guard let admission = access.admitSocket(head),
      let (shown, path) = devices.resolve(admission.path), SitePath(path) == .socket
    else { return nil }
    return (shown, admission.rights)
  }
}
