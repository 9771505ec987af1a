/// An event that describes presses of physical buttons and keys.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipressesevent>.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private var presses: Set<UIPress> = []

  /// The type of the event.
  open override var type: EventType { .presses }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { presses }

  /// Returns the presses that a gesture recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  convenience init(_ press: UIPress) {
    self.init()
    presses = [press]
    timestamp = press.timestamp
    modifierFlags = press.key?.modifierFlags ?? []
  }
}
