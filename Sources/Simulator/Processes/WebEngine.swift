import CSpawn
import DeviceProtocol
import Dispatch
import DisplayList
import Foundation
import Glibc
import Sandbox

/// The process that shows an app's web pages.
///
/// Its sandbox contains the app's files, and has a network only if the app has one. Use it only on
/// the device's queue, where its handlers are called, too.
final class WebEngine {
  private let process: SupervisedProcess
  private let socket: PacketSocket<WebMessage, WebMessage>
  private let enginesSocket: Int32
  private let onPacket: (Packet<WebMessage>) -> Void
  /// Released after it's called.
  private var onEnd: ((String) -> Void)?

  /// Starts an engine.
  /// - Parameter onEnd: Called with the reason when the engine has ended.
  /// - Throws: An error with the reason if the engine can't be started.
  init(
    for request: LaunchRequest, settings: SandboxSettings, queue: DispatchQueue,
    onPacket: @escaping (Packet<WebMessage>) -> Void, onEnd: @escaping (String) -> Void
  ) throws {
    self.onPacket = onPacket
    self.onEnd = onEnd
    var pair: [Int32] = [-1, -1]
    let code = quince_make_pair(&pair, 1)
    guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EIO) }
    enginesSocket = pair[1]
    socket = try PacketSocket(
      descriptor: pair[0], queue: queue, longestBacklog: AppProcess.longestBacklog,
      writesTogether: true)
    process = SupervisedProcess(queue: queue)
    do {
      let container = request.container.resolvingSymlinksInPath()
      try process.start(
        Sandbox(settings).command(
          [OwnProgram.find(WebEngineInstallation.program)],
          rules: Self.rules(request, container: container, settings), directory: container.path),
        environment: Self.environment(container: container), directory: container.path,
        descriptors: [-1, -1, -1, pair[1]])
    } catch {
      socket.close(with: pair[1])
      throw error
    }
    socket.startReading { [weak self] in self?.receive() }
    process.onEnd = { [weak self] in self?.end($0) }
  }

  /// Sends the engine a message.
  func send(_ message: WebMessage) {
    socket.send(.message(message))
  }

  /// Ends the engine.
  func kill() {
    onEnd = nil
    process.kill()
  }

  private func receive() {
    socket.receive()
    do {
      while let packet = try socket.next() {
        try Self.check(packet)
        onPacket(packet)
      }
    } catch {
      process.kill()
    }
  }

  /// The error for a packet that no engine sends.
  private struct Nonsense: Error {}

  /// Checks that the packet is safe to pass on.
  ///
  /// A page's process could have taken over the engine.
  private static func check(_ packet: Packet<WebMessage>) throws {
    switch packet {
    case .message(let message): try AppLimit.webMessage.check(message.json.count)
    case .image(_, let bytes): try AppLimit.imageBytes.check(bytes.count)
    case .frame, .elements, .inspection: throw Nonsense()
    }
  }

  private func end(_ ending: ProcessEnding) {
    receive()
    socket.close(with: enginesSocket)
    onEnd?(ending.reason)
    onEnd = nil
  }

  // MARK: Sandbox

  private static func rules(
    _ request: LaunchRequest, container: URL, _ settings: SandboxSettings
  ) -> SandboxRules {
    var rules = SandboxRules()
    rules.readable =
      [request.app.bundle.path] + SystemFolders.libraries + SystemFolders.fonts
      + SystemFolders.data
    if settings.hasNetwork { rules.readable += SystemFolders.network }
    rules.writable = [container.path]
    rules.hasTemporaryFolder = Sandbox(settings).hasOwnFolders
    rules.hasNetwork = settings.hasNetwork
    rules.limits = .webEngine
    rules.container = container.path
    return rules
  }

  private static func environment(container: URL) -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["LANG", "LC_ALL", "TZ", "FONTCONFIG_FILE"] {
      variables[name] = LaunchEnvironment.value(of: name)
    }
    let caches = container.appendingPathComponent("Library/Caches").path
    variables["HOME"] = container.path
    variables["XDG_CACHE_HOME"] = caches
    variables["XDG_RUNTIME_DIR"] = container.appendingPathComponent("tmp").path
    variables["TMPDIR"] = container.appendingPathComponent("tmp").path
    return variables
  }
}

extension ProcessEnding {
  /// The reason that an engine has ended.
  fileprivate var reason: String {
    switch self {
    case .exited(let status): "it exited with status \(status)"
    case .signaled(let signal): "it was ended by signal \(signal)"
    case .brokeLimit(let limit): limit
    }
  }
}
