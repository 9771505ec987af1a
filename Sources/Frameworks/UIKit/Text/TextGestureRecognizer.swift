import AppRuntime

/// Distinguishes taps, long presses, and drags of handles.
final class TextGestureRecognizer: UIGestureRecognizer {
  private enum Mode { case waiting, longPress, item, handle(isStart: Bool) }

  private weak var owner: TextSelectionUI?
  private weak var canvas: UIView?
  private var mode = Mode.waiting
  private var start = CGPoint.zero
  private var grip = CGSize.zero
  private var timer: DeviceClock.Timer?

  init(owner: TextSelectionUI, canvas: UIView) {
    self.owner = owner
    self.canvas = canvas
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view, numberOfTouches == 1,
      touch.view === view || touch.view === canvas
    else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    if let isStart = owner?.handle(at: start) {
      mode = .handle(isStart: isStart)
      grip = CGSize(width: 0, height: isStart ? 12 : -12)
      state = .began
      return
    }
    timer = DeviceClock.shared.schedule(after: 0.5) { [weak self] in
      MainActor.assumeIsolated { self?.press() }
    }
  }

  private func press() {
    guard state == .possible else { return }
    let isAtItem = owner?.pressItem(at: start) ?? false
    mode = isAtItem ? .item : .longPress
    state = .began
    if !isAtItem { owner?.longPressMoved(to: start) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view else { return }
    let point = touch.location(in: view)
    switch mode {
    case .waiting:
      if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
    case .item: break
    case .longPress:
      state = .changed
      owner?.longPressMoved(to: point)
    case .handle(let isStart):
      state = .changed
      owner?.drag(
        start: isStart, to: CGPoint(x: point.x + grip.width, y: point.y + grip.height))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch mode {
    case .waiting:
      guard state == .possible else { return }
      state = .ended
      if state == .ended { owner?.tap(at: start) }
    case .item: state = .ended
    case .longPress:
      state = .ended
      owner?.longPressEnded()
    case .handle:
      state = .ended
      owner?.endDrag()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    mode = .waiting
  }
}
