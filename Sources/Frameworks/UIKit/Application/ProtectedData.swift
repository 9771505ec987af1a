import Synchronization

/// The availability of protected files, which can be read on any thread.
final class ProtectedData: Sendable {
  private let state = Mutex(true)

  /// Whether protected files are available.
  var isAvailable: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
