import Stubs

/// The recognizer of a scroll view's dragging, which starts only in directions that scroll.
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

  /// Reports touches that the scroll view would keep from its content, which gets them all the
  /// same.
  private func reportTouches(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, let content = touches.first?.view, content !== scrollView else { return }
    Stub.scrollTouchesShouldBegin.tell(
      if: !scrollView.touchesShouldBegin(touches, with: event, in: content))
  }

  /// Reports touches that the scroll view would leave to its content, which a drag takes away all
  /// the same.
  func reportCancellation() {
    guard let scrollView, let content = touches.first?.view, content !== scrollView else { return }
    Stub.scrollTouchesShouldCancel.tell(
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

  /// Another recognizer may have had the touches to the end.
  override func reset() {
    super.reset()
    scrollView?.fingerDidLift()
  }
}
