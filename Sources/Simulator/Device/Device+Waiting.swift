import DeviceProtocol
import Foundation

/// Waiting for apps to answer, and for the screen to come to rest.
extension Device {
  /// Waits until the app in front, or the home screen, has come to rest, and returns the screen's
  /// contents.
  /// - Parameter query: the elements to look for, if not all of the screen is wanted; other
  ///   elements may come with them.
  /// - Throws: the `CrashLog` if the app in front crashed, `DeviceError.notResponding`.
  package func settle(seeking query: ElementQuery? = nil) async throws -> ScreenElement {
    try checkForCrash()
    guard let app = frontApp else {
      await waitForAnimations()
      return screen.elements(in: situation)
    }
    try await waitForLaunch(of: app)
    return try await ask(app) { .settle(id: $0, seeking: query) }
  }

  /// Waits until the app in front has come to rest, and returns everything that a UI test can find
  /// in it.
  /// - Parameter isAudit: whether the answer includes how legible text is.
  /// - Returns: the elements as the app has encoded them; who decodes them finds out whether they
  ///   make sense.
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

  /// Moves a manual clock, in seconds, and waits until the screen shows that moment; returns the
  /// screen's contents, or nothing while something moves.
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
  /// - Throws: `DeviceError` if the app in front doesn't answer.
  package func elements() async throws -> ScreenElement {
    guard let app = frontApp else { return screen.elements(in: situation) }
    return try await ask(app) { .requestElements(id: $0) }
  }

  private func waitForLaunch(of app: RunningApp) async throws {
    guard app.phase == .launching else { return }
    try await wait(for: .ready, of: app, limit: limits.launch)
  }

  /// Sends a message that an app answers with elements.
  /// - Throws: as `wait(for:of:limit:)` does, and `DeviceError.exited` if there's no answer.
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

  /// Moves a manual clock to the next scheduled event of the app in front, or of the device, if
  /// that is at most a number of seconds away, and waits until the screen has come to rest.
  /// - Returns: The screen's contents then, or `nil` if the clock is real or nothing is scheduled.
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
    /// The time that passed on the clock, in seconds; 0 if nothing was planned.
    package let seconds: Double
    /// Whether nothing more will happen in the app on its own: waiting longer is pointless.
    package let isOver: Bool
  }

  /// Reports a crash that hasn't been reported yet.
  /// - Throws: the `CrashLog`.
  package func checkForCrash() throws {
    if let crash = crashes.takeUnseen() { throw crash }
  }

  /// Waits for an answer of an app.
  /// - Throws: the `CrashLog` if the app crashed, which then counts as reported; `DeviceError`.
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

  /// Waits until an app has done its work, or can't do it anymore.
  func waitQuietly(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async {
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
