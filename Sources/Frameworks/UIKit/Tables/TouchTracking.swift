/// A gesture recognizer that recognizes a touch immediately, so that nothing else handles it, and
/// tracks it.
final class TouchTracking: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count == 1 else { return }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isOngoing { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }
}
