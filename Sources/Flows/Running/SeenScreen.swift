import Synchronization

/// What was seen of the screen last, as long as nothing has been done since that could change it.
final class SeenScreen: Sendable {
  private let seen = Mutex<ElementIndex?>(nil)

  /// The elements, or `nil` where the screen must be looked at.
  var elements: ElementIndex? {
    get { seen.withLock { $0 } }
    set { seen.withLock { $0 = newValue } }
  }
}
