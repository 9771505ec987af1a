import Synchronization

/// Whether protected files can be read. Can be called on any thread.
final class ProtectedData: Sendable {
  private let state = Mutex(true)

  /// Whether they can be read.
  var isAvailable: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
