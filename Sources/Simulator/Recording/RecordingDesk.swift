/// Records a user's actions on a device as a flow or UI test, controlled by pages.
package protocol RecordingDesk: Sendable {
  /// Returns a stream of the recording's status, in which only the newest value matters.
  func statuses() async -> AsyncStream<RecordingStatus>

  /// Handles a page's request.
  func answer(_ request: RecordingRequest) async
}
