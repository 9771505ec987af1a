import Foundation
import Glibc
import NIOCore
import NIOPosix
import Sandbox

/// A web server that shows devices to browsers on this computer, and to others only if devices are
/// shared.
///
/// The server listens on the loopback address. Every URL starts with an unguessable token, and the
/// browser's `Host` and `Origin` headers must match the server, so that neither other users of the
/// computer nor other sites can connect. A client without the token can send at most 16 kilobytes,
/// within 10 seconds, over at most 256 connections at a time.
package actor WebServer {
  /// An error if the requested port is in use.
  package struct PortInUse: Error, CustomStringConvertible {
    /// The requested port.
    package var port: UInt16

    /// The error, with advice.
    package var description: String {
      "Port \(port) is in use by another program. Without --port, Quince finds a free one."
    }
  }

  /// The thread for all connections, which sleeps while there's no traffic.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// The number of bytes to read from a connection before the others get their turn.
  private static let bytesAtOnce = 8 << 10
  /// The maximum size in bytes of a message part from the network.
  private static let longestSharedFrame = 1 << 20

  private let devices: ShownDevices
  private let link: PageLink
  private let door: Door
  private var listener: (any Channel)?
  private var sharing: (door: Door, listener: any Channel)?
  /// The pages' requests that concern all devices.
  package nonisolated let requests: AsyncStream<DeviceRequest>
  private let requesting: AsyncStream<DeviceRequest>.Continuation
  /// The last port, if it was no longer available.
  package private(set) var takenPort: UInt16?
  private var openingFolder: ScratchFolder?

  /// Creates a server that shows a device.
  /// - Parameters:
  ///   - address: The storage for the page's address, which is reused next time.
  ///   - renewsLink: Whether to use a new token in the address.
  ///   - isEmbeddable: Whether VS Code can show the page in a panel.
  ///   - recording: Records flows, or `nil` if recording isn't available.
  ///   - openFile: Opens a line in the user's editor, or `nil` to let the page open a link.
  ///   - camera: Records the screen, or `nil` if recording isn't available.
  ///   - steps: Performs steps of flows, or `nil` if that isn't available.
  package init(
    device: Device, address: PageAddress? = nil, renewsLink: Bool = false,
    isEmbeddable: Bool = false, recording: (any RecordingDesk)? = nil,
    openFile: OpenFile? = nil, camera: (any ScreenFilming)? = nil,
    steps: (any StepPerforming)? = nil
  ) {
    let link = PageLink(address, isNew: renewsLink)
    let connections = ConnectionList()
    self.link = link
    let (requests, continuation) = AsyncStream.makeStream(
      of: DeviceRequest.self, bufferingPolicy: .bufferingOldest(8))
    self.requests = requests
    requesting = continuation
    devices = ShownDevices(
      first: ShownDevice(
        id: ShownDevice.firstID, device: device, requests: continuation, recording: recording,
        openFile: openFile, camera: camera, steps: steps
      ) { page in
        let url = try link.renew()
        connections.closeAll(but: page)
        return url
      })
    door = Door(devices: devices, connections: connections) {
      PageAccess(port: $0, token: link.token, isEmbeddable: isEmbeddable)
    }
  }

  /// Starts listening.
  /// - Parameter port: The port, or 0 for the last port or, if it's taken, any free one.
  /// - Returns: The address of the page.
  /// - Throws: `PortInUse`, or an error if a new token can't be saved.
  package func start(port: UInt16 = 0) async throws -> URL {
    signal(SIGPIPE, SIG_IGN)
    let last = link.lastPort
    let listener: any Channel
    if port == 0, last != 0, let channel = try? await listen(on: last) {
      listener = channel
    } else {
      if port == 0, last != 0 { takenPort = last }
      listener = try await listen(on: port)
    }
    self.listener = listener
    guard let actualPort = listener.localAddress?.port else { throw PortInUse(port: port) }
    // A requested port is used only this time.
    let url = try link.serve(on: UInt16(actualPort), isLasting: port == 0)
    for shown in devices.all { await shown.hub.start() }
    return url
  }

  /// The new addresses that replace the page's old ones.
  package nonisolated var renewals: AsyncStream<URL> { link.renewals }

  private func listen(on port: UInt16) async throws -> any Channel {
    do {
      return try await Self.bootstrap(door).serving(host: "127.0.0.1", port: Int(port))
    } catch {
      throw PortInUse(port: port)
    }
  }

  private static func bootstrap(_ door: Door) -> ServerBootstrap {
    ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // One connection's bytes must not block the others.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: bytesAtOnce)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try door.open(to: channel) }
      }
  }

  // MARK: Sharing

  /// Starts sharing devices with browsers on the network that state one of the server's addresses
  /// and have one of two tokens.
  /// - Returns: The port, and the two tokens.
  /// - Throws: An error if the server can't listen at the address.
  package func share(_ sharing: Sharing) async throws -> SharedAccess {
    let watching = SecretWord(
      text: SecretWord.makeText(), rights: .watching(readsLog: sharing.showsLog))
    let driving = SecretWord(text: SecretWord.makeText(), rights: .driving)
    let door = Door(
      devices: devices, longestFrame: Self.longestSharedFrame,
      connections: ConnectionList(mostPages: Self.mostSharedPages),
      pages: ServingQueue(label: "shared pages")
    ) { port in
      PageAccess(
        hosts: sharing.statedHosts(port: sharing.publicPort ?? port),
        scheme: sharing.scheme, words: [watching, driving], linkTarget: .window)
    }
    let bootstrap = Self.bootstrap(door)
    let listener =
      switch sharing.place {
      case .network(let host, let port):
        try await bootstrap
          // A client that reads nothing for a minute is considered gone, and is disconnected to
          // make room for others.
          .childChannelOption(
            .tcpOption(NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)), value: 60_000
          )
          .serving(host: host, port: Int(port))
      case .socket(let path):
        try await bootstrap.bind(unixDomainSocketPath: path).get()
      }
    self.sharing = (door, listener)
    let port = sharing.publicPort ?? listener.localAddress?.port ?? 0
    return SharedAccess(port: port, watchingWord: watching.text, drivingWord: driving.text)
  }

  /// Returns the maximum number of pages, which is enough for a class of viewers and a few users
  /// who control the device.
  private static func mostSharedPages(_ kind: ConnectionList.PageKind) -> Int {
    kind.drives ? 8 : 48
  }

  // MARK: Several devices

  /// Adds a device next to the first one.
  /// - Parameter id: The number in the device's addresses, which must be unique.
  package func add(_ device: Device, id: Int) async {
    let shown = ShownDevice(id: id, device: device, requests: requesting)
    devices.add(shown)
    if listener != nil { await shown.hub.start() }
    await tellOfDevices()
  }

  /// Stops showing a device.
  package func remove(_ id: Int) async {
    guard let shown = devices.remove(id) else { return }
    await tellOfDevices()
    await shown.hub.stop()
  }

  private func tellOfDevices() async {
    await devices.first.hub.show(devices.all.dropFirst().map(\.id))
  }

  /// Sends the status of a build to the pages.
  package func show(_ build: BuildStatus) async {
    await devices.first.hub.show(build)
  }

  /// Creates a file that redirects a browser to a page.
  ///
  /// Only this user can read the file. The URL can't be passed directly, because other users can
  /// see the arguments of the command that opens the browser.
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
    for shown in devices.all { await shown.hub.stop() }
    // It doesn't matter if the listener is already closed.
    try? await listener?.close()
    door.connections.closeAll()
    try? await sharing?.listener.close()
    sharing?.door.connections.closeAll()
  }
}

extension ServerBootstrap {
  /// Listens on an address of this machine.
  fileprivate func serving(host: String, port: Int) async throws -> any Channel {
    try await childChannelOption(.tcpOption(.tcp_nodelay), value: 1).bind(host: host, port: port)
      .get()
  }
}
