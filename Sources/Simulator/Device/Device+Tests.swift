import DeviceProtocol

/// Tests in the processes of apps.
extension Device {
  /// Runs a closure that often calls the device on the device's own queue.
  /// - Throws: The closure's error.
  package func perform<Result: Sendable>(
    _ work: @Sendable (isolated Device) async throws -> Result
  ) async rethrows -> Result {
    try await work(self)
  }

  /// Sends a command to the tests in an app's process, if the app is running.
  package func tell(_ command: TestCommand, testsIn bundleID: String) {
    guard let app = running[bundleID] else { return }
    send(.test(command), to: app)
  }
}
