import FlyingFox
import FlyingSocks
import Foundation
import Glibc
import Raster

/// Shows a device to browsers on this machine, and to nobody else.
///
/// It listens on the loopback address only. Every address begins with an unguessable word, and the
/// `Host` and `Origin` that a browser states must be the server's own, so that neither another
/// person on the machine nor a page from elsewhere gets in.
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

  private let device: Device
  private let hub: PageHub
  private let token: String
  private let address: PageAddress?
  private var server: HTTPServer?
  private var running: Task<Void, any Error>?
  private var openingFile: URL?

  /// A server that shows a device.
  /// - Parameter address: where the page was served last, and where it is noted for the next time.
  package init(device: Device, address: PageAddress? = nil) {
    self.device = device
    self.address = address
    hub = PageHub(device: device)
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
  /// - Parameter port: 0 for the last one, or any free one.
  /// - Returns: the address of the page.
  /// - Throws: `PortInUse`.
  package func start(port: UInt16 = 0) async throws -> URL {
    signal(SIGPIPE, SIG_IGN)
    if port == 0, let last = address?.last?.port, let url = try? await listen(on: last) {
      return url
    }
    let url = try await listen(on: port)
    if let port = url.port.flatMap(UInt16.init(exactly:)) {
      address?.keep(PageAddress.Record(port: port, token: token))
    }
    return url
  }

  private func listen(on port: UInt16) async throws -> URL {
    let site = Site(device: device, hub: hub, token: token)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60,
      logger: .disabled, handler: site)
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening(timeout: 5)
    } catch {
      running.cancel()
      throw PortInUse(port: port)
    }
    guard case .ip4(_, let actualPort) = await server.listeningAddress else {
      throw PortInUse(port: port)
    }
    self.server = server
    self.running = running
    await site.listen(on: actualPort)
    await hub.start()
    return URL(string: "http://127.0.0.1:\(actualPort)/\(token)/")!
  }

  /// Tells the pages how a build goes.
  package func show(_ build: BuildStatus) async {
    await hub.show(build)
  }

  /// A file that leads a browser to a page, readable by this person only: other people on the
  /// machine can see the arguments of the command that opens a browser.
  package func fileThatOpens(_ url: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent("open.html")
    let page = """
      <!doctype html><meta charset="utf-8"><title>Quince</title>
      <meta http-equiv="refresh" content="0; url=\(url.absoluteString)">
      """
    try Data(page.utf8).write(to: file)
    openingFile = folder
    return file
  }

  /// Closes all pages and stops listening.
  package func stop() async {
    if let openingFile { try? FileManager.default.removeItem(at: openingFile) }
    await hub.stop()
    await server?.stop(timeout: 1)
    running?.cancel()
  }
}
