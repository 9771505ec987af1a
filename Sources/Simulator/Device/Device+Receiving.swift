import DeviceProtocol
import DisplayList
import Foundation
import Glibc

/// Receiving messages from apps, none of which are trusted.
extension Device {
  /// Receives an app's packet, and ends the app if it sent something harmful.
  func receive(_ packet: Packet<AppMessage>, from app: RunningApp) {
    guard app.offense == nil else { return }
    do {
      try take(packet, from: app)
      noteAnswer(of: app, to: packet.answeredQuestion)
    } catch {
      end(app, for: error)
    }
  }

  private func take(_ packet: Packet<AppMessage>, from app: RunningApp) throws {
    switch packet {
    case .frame(let data):
      app.frame = try EncodedFrame(checking: data, images: app.images)
      if app === frontApp || front == .switcher { screenDidChange() }
    case .image(let id, let data):
      let isChanged = try app.images.take(data, id: id) { imageNumbers.next() }
      if isChanged { imageNumbers.noteChange() }
    case .elements(let id, let tree) where app.isAwaited(.look(id)):
      app.encodedReplies[id] = tree
      app.resume(.look(id), with: .success(nil))
    case .elements(let id, let tree):
      guard app.isAwaited(.reply(id)) else { return }
      app.resume(.reply(id), with: .success(try app.elementDecoder.decode(tree)))
    case .inspection(let id, let reply):
      guard app.isAwaited(.reply(id)) else { return }
      app.encodedReplies[id] = reply
      app.resume(.reply(id), with: .success(nil))
    case .message(let message):
      try message.checkLimits()
      take(message, from: app)
    }
  }

  private func take(_ message: AppMessage, from app: RunningApp) {
    switch message {
    case .ready:
      if app.phase == .launching {
        app.phase = .active
        if app !== frontApp { sendToBackground(app) }
        // The app can now be asked for its screen.
        screenDidChange()
      }
      app.resume(.ready, with: .success(nil))
    case .moving(let id):
      app.resume(.reply(id), with: .success(nil))
    case .waited(let seconds, let isOver):
      app.waited = (max(0, seconds), isOver)
    case .lifecycleDone(let event):
      app.resume(.lifecycle(event), with: .success(nil))
    case .textInput(let state):
      app.textInput = state
      if app === frontApp { screenDidChange() }
    case .systemAppearance(let appearance):
      guard appearance != app.systemAppearance else { return }
      app.systemAppearance = appearance
      updateConfiguration(of: app)
      if app === frontApp { screenDidChange() }
    case .report(let report, let callers): take(report, callers: callers, from: app)
    case .pasteboard(let text):
      pasteboard = text
      for other in running.values where other !== app { send(.pasteboard(text), to: other) }
      screenDidChange()
    case .announcement(let text):
      if app === frontApp { emit(.announcement(bundleID: app.app.bundleID, text)) }
    case .accessibilityFocus(let id):
      if app === frontApp {
        emit(.accessibilityFocus(bundleID: app.app.bundleID, elementID: id))
      }
    case .shortcuts(let items):
      if isOnDevice(app) { apps.setShortcuts(items, of: app.app.bundleID) }
    case .openURL(let url):
      emit(.openURL(bundleID: app.app.bundleID, url))
    case .notification(let order): take(order, from: app)
    case .savePhoto(let name, let data): keepPhoto(data, as: name, from: app)
    case .changePhotos(let changes): changePhotos(changes, from: app)
    case .state(let id, let data):
      guard app.isAwaited(.reply(id)) else { return }
      app.keptState = data
      app.resume(.reply(id), with: .success(nil))
    case .restored(let restoration): take(restoration, from: app)
    case .needsRelaunch:
      app.needsRelaunch = true
      app.resume(.restored, with: .success(nil))
    case .request(let request): requestLog.add(request)
    case .exchange(let exchange): exchangeLog.add(exchange)
    case .mockUsed(let id): noteUse(ofMock: id)
    case .web(let message): pass(message, from: app)
    case .test(let report, let token):
      emit(.test(bundleID: app.app.bundleID, report, token: token))
    }
  }

  /// Returns a handler that's called on the device's queue while the device and the app exist.
  func onQueue<Value>(
    _ app: RunningApp, _ handle: @escaping (isolated Device, Value, RunningApp) -> Void
  ) -> (Value) -> Void {
    { [weak self, weak app] value in
      guard let self, let app else { return }
      nonisolated(unsafe) let (sent, sender, handle) = (value, app, handle)
      self.assumeIsolated { handle($0, sent, sender) }
    }
  }

  /// Reports that the sandbox denied an app's request.
  func noteRefusal(of request: String, to app: RunningApp) {
    let message = "\(app.app.name) requested \(request), which the sandbox doesn't allow."
    take(Report(severity: .warning, message: message), callers: [], from: app)
  }

  /// Kills an app that violated the protocol or a limit.
  ///
  /// The reason is reported when the app exits.
  func end(_ app: RunningApp, for error: any Error) {
    guard app.offense == nil, !app.isKilled else { return }
    app.offense =
      error is LimitExceeded
      ? "\(error)"
      : "it sent invalid data (\(error)); check whether "
        + "it was built by another version of Quince"
    app.process?.kill()
  }
}
