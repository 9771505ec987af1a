/// Records a user's actions on a device, as a flow or a test; pages speak with it.
package protocol RecordingDesk: Sendable {
  /// Returns the statuses of the recording from now on; only the newest matters.
  func statuses() async -> AsyncStream<RecordingStatus>

  /// Answers a page's request.
  func answer(_ request: RecordingRequest) async
}
