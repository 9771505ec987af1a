import Stubs

/// The recognizer for dragging a scroll view, which starts only in scrollable directions.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDidTouchDown()
    reportTouches(touches, with: event)
    super.touchesBegan(touches, with: event)
  }

  /// Reports touches whose delivery to the content the app tries to prevent, because they're
  /// delivered anyway.
  private func reportTouches(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, let content = touches.first?.view, content !== scrollView else { return }
    Stub.scrollTouchesShouldBegin.report(
      if: !scrollView.touchesShouldBegin(touches, with: event, in: content))
  }

  /// Reports touches whose cancellation the app tries to prevent, because a drag cancels them
  /// anyway.
  func reportCancellation() {
    guard let scrollView, let content = touches.first?.view, content !== scrollView else { return }
    Stub.scrollTouchesShouldCancel.report(
      if: !(content is UIControl) && !scrollView.touchesShouldCancel(in: content))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.fingerDidLift()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.fingerDidLift()
  }

  /// Resets the recognizer, and handles a lift that only another recognizer has received.
  override func reset() {
    super.reset()
    scrollView?.fingerDidLift()
  }
}
