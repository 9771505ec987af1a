import DeviceProtocol
import Foundation

/// Looking after apps that owe an answer; nothing is looked at, and nobody asked, while all is at
/// rest.
extension Device {
  /// The interval between two checks, in seconds.
  private static let watchInterval = 0.25

  /// Sends an app a message, after which it must show that it's alive.
  func send(_ message: DeviceMessage, to app: RunningApp) {
    app.process?.send(message)
    app.responsiveness.noteMessage(asking: message.question)
    startWatchdog()
  }

  /// Notes that an app sent something.
  /// - Parameter question: the question that it answered.
  func noteAnswer(of app: RunningApp, to question: Int? = nil) {
    app.noteProgress()
    let wasSilent = app.responsiveness.noteAnswer(at: DeviceTime.uptime, to: question)
    if app.responsiveness.isOwed { startWatchdog() }
    guard wasSilent else { return }
    app.owesStack = false
    app.stack = []
    emit(.respondsAgain(bundleID: app.app.bundleID))
    screenDidChange()
  }

  func startWatchdog() {
    guard watchdog == nil else { return }
    watchdog = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(Self.watchInterval))
        guard let self, await self.watch() else { return }
      }
    }
  }

  /// Checks for apps that are late; returns `false` when no app owes anything.
  private func watch() -> Bool {
    let time = DeviceTime.uptime
    for app in running.values {
      if clock == .manual { app.giveUpIfStalled(at: time, limits: limits) }
      app.giveUpWaiting(at: time)
      watchSilence(of: app, at: time)
    }
    for app in prewarmed.ending { app.giveUpWaiting(at: time) }
    let isNeeded =
      running.values.contains { $0.isAwaited || $0.responsiveness.isOwed }
      || prewarmed.ending.contains(where: \.isAwaited)
    if !isNeeded { watchdog = nil }
    return isNeeded
  }

  /// Asks a silent app in front whether it's there, and notes when it doesn't answer.
  private func watchSilence(of app: RunningApp, at time: Double) {
    guard app === frontApp, app.phase == .active else { return app.responsiveness.rest() }
    switch app.responsiveness.next(at: time, limit: limits.silence) {
    case .nothing: break
    case .ask: send(.requestElements(id: nextID()), to: app)
    case .tell:
      emit(.stoppedResponding(bundleID: app.app.bundleID))
      screenDidChange()
      app.owesStack = true
      app.process?.askForStack()
    }
  }

  /// Returns the calls, in the user's files, of the main thread of the app that last didn't
  /// respond, innermost first.
  ///
  /// Waits while they're being looked up. There are none if the app didn't send any, or has
  /// answered since.
  package func stuckCalls(of bundleID: String) async -> [StackFrame] {
    await stackLookups[bundleID]?.value ?? []
  }

  /// Takes where the main thread of an app is that was asked.
  func take(stack: [Int], of app: RunningApp) {
    guard app.owesStack else { return }
    app.owesStack = false
    guard app.hasItsExecutable else { return }
    stackLookups[app.app.bundleID] = Task {
      let frames = await CallerLocator(settings: sandbox).frames(of: stack, in: app.app.executable)
      guard app.isStalled || !app.responsiveness.isResponding else { return [] }
      if !frames.isEmpty {
        app.stack = frames
        emit(.stuck(bundleID: app.app.bundleID, frames))
      }
      return frames
    }
  }
}

extension DeviceMessage {
  /// The number of the answer that the message asks for.
  fileprivate var question: Int? {
    switch self {
    case .settle(let id, _), .look(let id), .audit(let id), .show(let id), .wait(let id, _),
      .requestElements(let id, _), .inspect(let id, _):
      id
    default: nil
    }
  }
}

extension Packet<AppMessage> {
  /// The number of the question that the packet answers.
  var answeredQuestion: Int? {
    switch self {
    case .elements(let id, _), .inspection(let id, _), .message(.moving(let id)): id
    default: nil
    }
  }
}
