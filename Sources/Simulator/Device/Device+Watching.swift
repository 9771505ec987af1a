import DeviceProtocol
import Foundation

/// Watching apps that haven't answered yet.
///
/// While there are none, nothing is checked, and no messages are sent.
extension Device {
  /// The interval between two checks, in seconds.
  private static let watchInterval = 0.25

  /// Sends an app a message that it must react to.
  func send(_ message: DeviceMessage, to app: RunningApp) {
    // Until then, the app reads nothing but its configuration.
    if app.debugger == .waiting { return app.postponed.append(message) }
    app.process?.send(message)
    app.responsiveness.noteMessage(asking: message.question)
    startWatchdog()
  }

  /// Records that an app sent something.
  /// - Parameter question: The question that the app answered, if any.
  func noteAnswer(of app: RunningApp, to question: Int? = nil) {
    app.noteProgress()
    noteContinuation(of: app)
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

  /// Checks for apps that are late, and returns `false` when no more answers are expected.
  private func watch() -> Bool {
    let time = DeviceTime.uptime
    for app in running.values {
      if isDebugged(app) {
        app.restartChecks(at: time)
        continue
      }
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

  /// Sends a question to a silent frontmost app, and marks the app as unresponsive if it doesn't
  /// answer.
  private func watchSilence(of app: RunningApp, at time: Double) {
    guard app === frontApp, app.phase == .active else { return app.responsiveness.rest() }
    switch app.responsiveness.next(at: time, limit: limits.silence) {
    case .nothing: break
    case .ask: send(.requestElements(id: nextID()), to: app)
    case .report:
      emit(.stoppedResponding(bundleID: app.app.bundleID))
      screenDidChange()
      app.owesStack = true
      app.process?.askForStack()
    }
  }

  /// Returns the main thread's calls in the user's files for the app that last stopped responding,
  /// innermost first.
  ///
  /// Waits for the lookup to finish. Returns no calls if the app didn't send any, or if it has
  /// responded since.
  package func stuckCalls(of bundleID: String) async -> [StackFrame] {
    await stackLookups[bundleID]?.value ?? []
  }

  /// Handles the main thread's stack that an app has sent.
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
  /// The number of the answer that the message requests.
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
