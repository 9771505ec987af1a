import DeviceProtocol

/// Tests in the processes of apps.
extension Device {
  /// Does something that asks the device often where the device does everything.
  /// - Throws: the closure's error.
  package func perform<Result: Sendable>(
    _ work: @Sendable (isolated Device) async throws -> Result
  ) async rethrows -> Result {
    try await work(self)
  }

  /// Sends a command to the tests in an app's process; an app that isn't running doesn't get it.
  package func tell(_ command: TestCommand, testsIn bundleID: String) {
    guard let app = running[bundleID] else { return }
    send(.test(command), to: app)
  }
}
