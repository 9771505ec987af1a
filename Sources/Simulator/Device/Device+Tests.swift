import DeviceProtocol

/// Tests in the processes of apps.
extension Device {
  /// Has the tests in an app's process do something; an app that doesn't run isn't told.
  package func tell(_ command: TestCommand, testsIn bundleID: String) {
    guard let app = running[bundleID] else { return }
    send(.test(command), to: app)
  }
}
