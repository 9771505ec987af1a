import DeviceProtocol
import Foundation

/// A gesture recognizer for dragging.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the fingers must move before a drag starts, in points.
  private static let hysteresis: CGFloat = 10
  /// The distance that a pointer must scroll before its direction is clear, in points.
  private static let scrollHysteresis: CGFloat = 2
  /// The time over which the velocity is measured, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The types of scrolling that the recognizer accepts from a pointer.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var origin = CGPoint.zero
  private var traveled = CGPoint.zero
  /// The distance of the last movement, in points of the screen.
  private var lastStep: CGFloat = 0
  private var samples: [(time: TimeInterval, location: CGPoint)] = []

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    minimumNumberOfTouches = coder.integer("minimumNumberOfTouches") ?? 1
    maximumNumberOfTouches = coder.integer("maximumNumberOfTouches") ?? Int.max
  }

  /// Returns the distance that the fingers have moved, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    vector(traveled, in: view)
  }

  /// Sets the distance that the fingers have moved, in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      traveled = translation
      return
    }
    let from = convertToScreen(.zero, of: view)
    let to = convertToScreen(translation, of: view)
    traveled = CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Removes the movement before the drag began from the translation.
  ///
  /// If the recognizer had to wait for another one, only the last movement remains.
  final func leaveOutHysteresis() {
    let length = distance(.zero, traveled)
    let rest = max(0, min(length - Self.hysteresis, lastStep))
    let part = length > 0 ? rest / length : 0
    traveled = CGPoint(x: traveled.x * part, y: traveled.y * part)
  }

  /// Returns the velocity of the fingers, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }),
      last.time > first.time
    else { return .zero }
    let seconds = last.time - first.time
    return vector(
      CGPoint(
        x: (last.location.x - first.location.x) / seconds,
        y: (last.location.y - first.location.y) / seconds), in: view)
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    rebase()
  }

  /// Called when touches move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = centroid
    lastStep = distance(origin, location)
    traveled.x += location.x - origin.x
    traveled.y += location.y - origin.y
    origin = location
    remember(location, at: event.timestamp)
    if state.isOngoing {
      state = .changed
    } else if self.touches.count >= minimumNumberOfTouches, shouldRecognize(traveled) {
      state = .began
    }
  }

  /// Called when touches end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = self.touches.count - touches.count
    if remaining >= minimumNumberOfTouches {
      self.touches.removeAll(where: touches.contains)
      rebase()
      return
    }
    if let last = samples.last, event.timestamp - last.time > Self.velocityWindow { samples = [] }
    state = state.isOngoing ? .ended : .failed
  }

  /// Called when the system cancels touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }

  /// Called to prepare the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    traveled = .zero
    samples = []
  }

  /// Returns whether the fingers have moved far enough, in screen coordinates.
  func shouldRecognize(_ traveled: CGPoint) -> Bool {
    distance(.zero, traveled) >= Self.hysteresis
  }

  override func follows(_ kind: PointerGesture.Kind) -> Bool {
    switch kind {
    case .wheel: allowedScrollTypesMask.contains(.discrete)
    case .trackpad: allowedScrollTypesMask.contains(.continuous)
    case .pinch: false
    }
  }

  override func follow(_ gesture: PointerGesture) {
    super.follow(gesture)
    traveled.x += gesture.translation.x
    traveled.y += gesture.translation.y
    let last = samples.last?.location ?? gesture.location
    remember(
      CGPoint(x: last.x + gesture.translation.x, y: last.y + gesture.translation.y),
      at: gesture.timestamp)
    switch gesture.phase {
    case .began, .moved:
      if state.isOngoing {
        state = .changed
      } else if state == .possible, distance(.zero, traveled) >= Self.scrollHysteresis {
        state = .began
      }
    case .ended: state = state.isOngoing ? .ended : .failed
    case .cancelled: state = state.isOngoing ? .cancelled : .failed
    }
  }

  private func rebase() {
    origin = centroid
    samples = []
    remember(origin, at: touches.map(\.timestamp).max() ?? 0)
  }

  private func remember(_ location: CGPoint, at time: TimeInterval) {
    samples.append((time, location))
    samples.removeAll { time - $0.time > 2 * Self.velocityWindow }
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard view != nil else { return vector }
    let from = convert(.zero, to: view)
    let to = convert(vector, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private func convertToScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return window.convert(view.convert(point, to: nil), to: nil as UIWindow?)
  }
}
