import DeviceProtocol

extension Device {
  /// Moves a manual clock to what the app in front has planned next, if that is at most so many seconds on, and waits
  /// until the app has come to rest.
  /// - Returns: What is then on the screen and the seconds that have passed; `nil` if nothing is planned.
  /// - Throws: as `settle()` does.
  package func wait(
    atMost seconds: Double
  ) async throws -> (elements: ScreenElement, seconds: Double)? {
    try checkForCrash()
    guard clock == .manual, let app = frontApp, app.phase == .active else { return nil }
    let id = nextID()
    app.waitedSeconds = 0
    send(.wait(id: id, atMost: seconds), to: app)
    let elements = try await wait(for: .reply(id), of: app, limit: limits.settle)
    guard let elements, app.waitedSeconds > 0 else { return nil }
    return (elements, app.waitedSeconds)
  }

  /// Tells of a crash that nobody has been told of.
  /// - Throws: the `CrashLog`.
  package func checkForCrash() throws {
    guard let crash = unseenCrash else { return }
    unseenCrash = nil
    throw crash
  }
}
