import Synchronization

/// Counts the app's background tasks, which can be started on any thread.
final class BackgroundTasks: Sendable {
  private struct State {
    var last = 0
    var isInBackground = false
  }

  private let state = Mutex(State())

  /// Whether the app is in the background. Can be read on any thread.
  var isInBackground: Bool {
    get { state.withLock(\.isInBackground) }
    set { state.withLock { $0.isInBackground = newValue } }
  }

  func begin() -> UIBackgroundTaskIdentifier {
    state.withLock {
      $0.last += 1
      return UIBackgroundTaskIdentifier(rawValue: $0.last)
    }
  }
}
