import Foundation
import Glibc
import NIOCore
import NIOPosix
import Sandbox

/// Shows devices to browsers on this machine, and to others only if they are shared.
///
/// It listens on the loopback address. Every address starts with an unguessable word, and the
/// `Host` and `Origin` that a browser states must be the server's own, so that neither another
/// person on the machine nor a page from elsewhere gets in. Who doesn't know the word can make it
/// read 16 kilobytes at most, in ten seconds at most, over 256 connections at a time.
package actor WebServer {
  /// The port that was asked for is taken.
  package struct PortInUse: Error, CustomStringConvertible {
    /// The port that was asked for.
    package var port: UInt16

    /// The error with advice.
    package var description: String {
      "Port \(port) is in use by another program. Without --port, Quince finds a free one."
    }
  }

  /// The thread that serves all connections, asleep while nothing comes.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// Bytes that are read from a connection before the others have their turn.
  private static let bytesAtOnce = 8 << 10
  /// The longest part of a message that comes over the network, in bytes.
  private static let longestSharedFrame = 1 << 20

  private let devices: ShownDevices
  private let link: PageLink
  private let door: Door
  private var listener: (any Channel)?
  private var sharing: (door: Door, listener: any Channel)?
  /// The pages' requests about devices side by side.
  package nonisolated let requests: AsyncStream<DeviceRequest>
  /// The port of the last time, if it couldn't be had again.
  package private(set) var takenPort: UInt16?
  private var openingFolder: ScratchFolder?

  /// Creates a server that shows a device.
  /// - Parameters:
  ///   - address: where the page was served last, and where it is noted for the next time.
  ///   - renewsLink: whether the token in the address is another one than last time.
  ///   - recording: records flows, if they can be.
  ///   - openFile: opens a line in the user's editor; without it, the page opens a link.
  ///   - camera: films the screen, if it can be.
  package init(
    device: Device, address: PageAddress? = nil, renewsLink: Bool = false,
    recording: (any RecordingDesk)? = nil,
    openFile: OpenFile? = nil, camera: (any ScreenFilming)? = nil
  ) {
    let link = PageLink(address, isNew: renewsLink)
    let connections = ConnectionList()
    self.link = link
    let (requests, continuation) = AsyncStream.makeStream(
      of: DeviceRequest.self, bufferingPolicy: .bufferingOldest(8))
    self.requests = requests
    devices = ShownDevices(
      first: ShownDevice(
        id: ShownDevice.firstID, device: device, requests: continuation, recording: recording,
        openFile: openFile, camera: camera
      ) { page in
        let url = try link.renew()
        connections.closeAll(but: page)
        return url
      })
    door = Door(devices: devices, connections: connections) {
      PageAccess(port: $0, token: link.token)
    }
  }

  /// Starts listening.
  /// - Parameter port: 0 for the last one that was found, or any free one.
  /// - Returns: the address of the page.
  /// - Throws: `PortInUse`, and why a new token can't be kept.
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
    // A port that someone asked for is theirs for this time only.
    let url = try link.serve(on: UInt16(actualPort), isLasting: port == 0)
    for shown in devices.all { await shown.hub.start() }
    return url
  }

  /// The new addresses of the page, as they replace old ones.
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
      // One connection's bytes must not keep the others waiting.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: bytesAtOnce)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try door.open(to: channel) }
      }
  }

  // MARK: Sharing

  /// Lets others in: browsers on the network, who state one of its addresses and know one of two
  /// words.
  /// - Returns: the port, and the two words.
  /// - Throws: an error if the server can't listen there.
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
        scheme: sharing.scheme, words: [watching, driving], admitsLinks: true)
    }
    let bootstrap = Self.bootstrap(door)
    let listener =
      switch sharing.place {
      case .network(let host, let port):
        try await bootstrap
          // A client that accepts nothing for a minute is gone, and makes room for another.
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

  /// Returns the maximum number of pages: enough for a class that watches, and for a few users who
  /// control the device.
  private static func mostSharedPages(_ kind: ConnectionList.PageKind) -> Int {
    kind.drives ? 8 : 48
  }

  // MARK: Several devices

  /// Shows a device beside the first one.
  /// - Parameter id: the number in its addresses, which no other device has.
  package func add(_ device: Device, id: Int) async {
    let shown = ShownDevice(id: id, device: device)
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

  /// Creates a file that redirects a browser to a page. Only this user can read it, because other
  /// users can see the arguments of the command that opens a browser.
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
    // One that's closed already is as good.
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
