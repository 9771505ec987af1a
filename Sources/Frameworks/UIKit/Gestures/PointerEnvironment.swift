import DeviceProtocol
import Foundation

/// Delivers scrolling and pinching with a pointer to the gesture recognizers of the views under it.
@MainActor
final class PointerEnvironment {
  static let shared = PointerEnvironment()

  private var event: PointerEvent?
  /// The recognizers that receive the gesture, in order of delivery.
  private var recognizers: [UIGestureRecognizer] = []

  /// Handles a pointer gesture.
  func handle(_ gesture: PointerGesture) {
    if gesture.phase == .began { begin(gesture) }
    guard let event else { return }
    event.gesture = gesture
    UIApplication.shared.sendEvent(event)
    if gesture.phase == .ended || gesture.phase == .cancelled { end() }
  }

  /// Cancels the gesture, for example when the app leaves the foreground.
  func cancel() {
    finish(.cancelled)
  }

  /// Ends the gesture, for example when the user touches the screen.
  ///
  /// Further events of the gesture have no effect.
  func finish(_ phase: TouchSample.Phase = .ended) {
    guard var gesture = event?.gesture else { return }
    gesture.phase = phase
    gesture.translation = .zero
    gesture.scale = 1
    handle(gesture)
  }

  /// Delivers a pointer gesture to gesture recognizers.
  func deliver(_ event: PointerEvent) {
    GestureEnvironment.shared.transaction {
      for recognizer in recognizers { recognizer.follow(event.gesture) }
    }
  }

  private func begin(_ gesture: PointerGesture) {
    cancel()
    for window in UIApplication.shared.windowsFrontToBack {
      let point = window.convert(gesture.location, from: nil as UIWindow?)
      let event = PointerEvent(gesture, in: window)
      guard let view = window.hitTest(point, with: event) else { continue }
      self.event = event
      recognizers = recognizers(from: view, for: event)
      break
    }
    for recognizer in recognizers { recognizer.meet(recognizers) }
  }

  private func end() {
    event = nil
    let followers = recognizers
    recognizers = []
    for recognizer in followers { recognizer.resetIfDone() }
  }

  /// Returns whether a recognizer receives the current gesture, regardless of its state.
  func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  /// Returns the recognizers of a view and its superviews, from the innermost view outward.
  ///
  /// Recognizers whose content can scroll in the direction of the gesture come first.
  private func recognizers(from view: UIView, for event: PointerEvent) -> [UIGestureRecognizer] {
    let all = sequence(first: view, next: \.superview)
      .flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.isEnabled && $0.follows(event.gesture.kind) && $0.shouldReceive(event) }
    let hasRoom = all.map { recognizer in
      (recognizer.view as? UIScrollView)?.hasRoom(for: event.gesture.translation) ?? true
    }
    return zip(all, hasRoom).filter(\.1).map(\.0) + zip(all, hasRoom).filter { !$0.1 }.map(\.0)
  }
}
