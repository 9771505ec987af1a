import DeviceProtocol
import DisplayList
import Foundation
import Sandbox

/// The engines that show apps' web pages.
extension Device {
  /// Passes a message to the engine of an app, which is started for the first message.
  func pass(_ message: WebMessage, from app: RunningApp) {
    guard !app.isKilled else { return }
    if app.webEngine == nil { startWebEngine(for: app) }
    app.webEngine?.send(message)
  }

  private func startWebEngine(for app: RunningApp) {
    let lacking = WebEngineInstallation.missingPackages
    guard lacking.isEmpty else { return send(.webEnded(.missing(packages: lacking)), to: app) }
    do {
      app.webEngine = try WebEngine(
        for: app.request, settings: sandbox, queue: deviceQueue.queue,
        onPacket: onQueue(app) { $0.receive(fromWeb: $1, for: $2) },
        onEnd: onQueue(app) { $0.endWebEngine(of: $2, because: $1) })
    } catch {
      send(.webEnded(.ended(reason: "\(error)")), to: app)
    }
  }

  private func receive(fromWeb packet: Packet<WebMessage>, for app: RunningApp) {
    switch packet {
    case .message(let message): send(.web(message), to: app)
    case .image(let page, let bytes): app.process?.send(image: bytes, of: page)
    case .frame, .elements, .inspection: break
    }
  }

  private func endWebEngine(of app: RunningApp, because reason: String) {
    guard app.webEngine != nil else { return }
    app.webEngine = nil
    send(.webEnded(.ended(reason: reason)), to: app)
  }
}
