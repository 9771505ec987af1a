import DeviceProtocol
import Foundation

/// Waiting for apps to answer, and for the screen to settle.
extension Device {
  /// Waits until the frontmost app or the home screen has settled, and returns the screen's
  /// contents.
  /// - Parameter query: The elements to find, or `nil` for the entire screen. The result can
  ///   include other elements.
  /// - Throws: The `CrashLog` if the frontmost app crashed, or `DeviceError.notResponding`.
  package func settle(seeking query: ElementQuery? = nil) async throws -> ScreenElement {
    try checkForCrash()
    guard let app = frontApp else {
      await waitForAnimations()
      return screen.elements(in: situation)
    }
    try await waitForLaunch(of: app)
    return try await ask(app) { .settle(id: $0, seeking: query) }
  }

  /// Waits until the frontmost app has settled, and returns everything that a UI test can find in
  /// it.
  /// - Parameter isAudit: Whether the result includes the legibility of text.
  /// - Returns: The elements as encoded by the app. The caller must validate them when it decodes
  ///   them.
  /// - Throws: The same errors as `settle()`.
  package func look(isAudit: Bool = false) async throws -> Data {
    guard let app = frontApp else { return try await settle().encoded() }
    try checkForCrash()
    try await waitForLaunch(of: app)
    let id = nextID()
    send(isAudit ? .audit(id: id) : .look(id: id), to: app)
    try await wait(for: .look(id), of: app, limit: limits.settle)
    guard let elements = app.encodedReplies.removeValue(forKey: id) else {
      throw DeviceError.exited(app: app.app.name)
    }
    return try screen.withBanner(elements, in: situation)
  }

  /// Advances a manual clock by a number of seconds, and waits until the screen shows that moment.
  ///
  /// Returns the screen's contents, or `nil` while something is moving.
  /// - Throws: The same errors as `settle()`.
  package func pass(_ seconds: Double) async throws -> ScreenElement? {
    advanceClock(by: seconds)
    try checkForCrash()
    guard let app = frontApp else {
      return screen.isMoving ? nil : screen.elements(in: situation)
    }
    try await waitForLaunch(of: app)
    let elements = try await reply(of: app) { .show(id: $0) }
    return screen.isMoving ? nil : elements
  }

  /// Returns the elements currently on the screen.
  /// - Throws: `DeviceError` if the frontmost app doesn't answer.
  package func elements() async throws -> ScreenElement {
    guard let app = frontApp else { return screen.elements(in: situation) }
    return try await ask(app) { .requestElements(id: $0) }
  }

  private func waitForLaunch(of app: RunningApp) async throws {
    guard app.phase == .launching else { return }
    try await wait(for: .ready, of: app, limit: limits.launch)
  }

  /// Sends a message that an app answers with elements.
  /// - Throws: `DeviceError.exited` if there's no answer, and the same errors as
  ///   `wait(for:of:limit:)`.
  private func ask(
    _ app: RunningApp, _ message: (Int) -> DeviceMessage
  ) async throws -> ScreenElement {
    guard let elements = try await reply(of: app, message) else {
      throw DeviceError.exited(app: app.app.name)
    }
    return elements
  }

  private func reply(
    of app: RunningApp, _ message: (Int) -> DeviceMessage
  ) async throws -> ScreenElement? {
    let id = nextID()
    send(message(id), to: app)
    return try await wait(for: .reply(id), of: app, limit: limits.settle).map {
      screen.withBanner($0, in: situation)
    }
  }

  /// Advances a manual clock to the next scheduled event, and waits until the screen has settled.
  ///
  /// The event can be the frontmost app's or the device's. Nothing happens if it's further away
  /// than the given number of seconds.
  /// - Returns: The resulting screen contents, or `nil` if the clock is real or nothing is
  ///   scheduled.
  /// - Throws: The same errors as `settle()`.
  package func wait(atMost seconds: Double) async throws -> Wait? {
    try checkForCrash()
    guard clock == .manual else { return nil }
    let rest = nextDue.map { max(0, $0 - now) }.flatMap { $0 <= seconds ? $0 : nil }
    if let wait = try await waitForApp(atMost: rest ?? seconds), wait.seconds > 0 || rest == nil {
      time.advance(by: wait.seconds)
      doWhatIsDue()
      return wait
    }
    guard let rest else { return nil }
    advanceClock(by: rest)
    return Wait(elements: try await settle(), seconds: max(rest, 1e-6), isOver: false)
  }

  private func waitForApp(atMost seconds: Double) async throws -> Wait? {
    guard let app = frontApp, app.phase == .active else { return nil }
    app.waited = (0, false)
    guard let elements = try await reply(of: app, { .wait(id: $0, atMost: seconds) }) else {
      return nil
    }
    return Wait(elements: elements, seconds: app.waited.seconds, isOver: app.waited.isOver)
  }

  /// The result of `wait(atMost:)`.
  package struct Wait: Sendable {
    /// The elements on the screen.
    package let elements: ScreenElement
    /// The time that passed on the clock in seconds, or 0 if nothing was scheduled.
    package let seconds: Double
    /// Whether nothing more will happen in the app without input, so waiting longer is pointless.
    package let isOver: Bool
  }

  /// Throws an unreported crash, if there's one.
  /// - Throws: The `CrashLog`.
  package func checkForCrash() throws {
    if let crash = crashes.takeUnseen() { throw crash }
  }

  /// Waits for an app's answer.
  /// - Throws: `DeviceError`, or the `CrashLog` if the app crashed, which marks it as reported.
  @discardableResult
  func wait(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async throws -> ScreenElement? {
    do {
      return try await answer(awaited, of: app, limit: limit)
    } catch let crash as CrashLog {
      crashes.markAsSeen()
      throw crash
    }
  }

  /// Waits until an app has finished its work, or can't finish it anymore.
  ///
  /// Doesn't wait for the lifecycle of an app that's stopped in a debugger.
  func waitQuietly(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async {
    if case .lifecycle = awaited, app.isStopped { return }
    _ = try? await answer(awaited, of: app, limit: limit)
  }

  private func answer(
    _ awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async throws -> ScreenElement? {
    startWatchdog()
    return try await withCheckedThrowingContinuation { continuation in
      guard let process = app.process, !process.hasEnded else {
        return continuation.resume(throwing: DeviceError.exited(app: app.app.name))
      }
      app.wait(for: awaited, seconds: limit) { continuation.resume(with: $0) }
    }
  }
}
