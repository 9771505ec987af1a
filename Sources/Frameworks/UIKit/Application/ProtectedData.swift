import Synchronization

/// Whether protected files can be read, which any thread may ask.
final class ProtectedData: Sendable {
  private let state = Mutex(true)

  /// Whether they can be read.
  var isAvailable: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
