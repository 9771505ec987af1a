/// Takes down what a user does with a device, as a flow or a test; pages speak with it.
package protocol RecordingDesk: Sendable {
  /// Returns the statuses of the recording from now on; only the newest matters.
  func statuses() async -> AsyncStream<RecordingStatus>

  /// Does what a page asks for.
  func answer(_ request: RecordingRequest) async
}
