import DeviceProtocol

/// Tests in the processes of apps.
extension Device {
  /// Does something that asks the device often where the device does everything.
  /// - Throws: what it throws.
  package func perform<Result: Sendable>(
    _ work: @Sendable (isolated Device) async throws -> Result
  ) async rethrows -> Result {
    try await work(self)
  }

  /// Has the tests in an app's process do something; an app that doesn't run isn't told.
  package func tell(_ command: TestCommand, testsIn bundleID: String) {
    guard let app = running[bundleID] else { return }
    send(.test(command), to: app)
  }
}
