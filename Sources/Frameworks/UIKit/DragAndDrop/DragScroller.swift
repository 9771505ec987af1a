import AppRuntime

/// Scrolls a scroll view while dragged items are near one of its ends.
@MainActor
final class DragScroller {
  /// A closure that's called after each step.
  var onScroll: () -> Void = {}

  private weak var view: UIScrollView?
  private var finger = CGPoint.zero
  private var timer: DeviceClock.Timer?

  /// Updates the location of the touch, in the window's coordinates, and the view under it.
  func follow(_ finger: CGPoint, above touched: UIView?) {
    self.finger = finger
    view = sequence(first: touched, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
    guard step != .zero else { return stop() }
    guard timer == nil else { return }
    timer = DeviceClock.shared.schedule(after: 1.0 / 60, repeating: true) { [weak self] in
      self?.scroll()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func scroll() {
    guard let view else { return stop() }
    let step = step
    let target = view.clamped(
      CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y))
    guard target != view.contentOffset else { return }
    view.contentOffset = target
    view.layoutIfNeeded()
    onScroll()
  }

  /// The scroll distance per frame, which depends on the distance between the touch and an end.
  private var step: CGPoint {
    guard let view else { return .zero }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let place = view.convert(finger, from: nil)
    let limit = view.contentSize
    let look = SystemDesign.current.scrolling
    return CGPoint(
      x: limit.width > visible.width
        ? look.edgeStep(at: place.x, from: visible.minX, to: visible.maxX) : 0,
      y: limit.height > visible.height
        ? look.edgeStep(at: place.y, from: visible.minY, to: visible.maxY) : 0)
  }
}
