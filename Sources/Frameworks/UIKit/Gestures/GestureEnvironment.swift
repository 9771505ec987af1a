import DeviceProtocol
import Foundation

/// Delivers touches to gesture recognizers and views, following the rules in Apple's “Handling
/// touches”.
@MainActor
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// The maximum interval between the taps of a multiple tap in seconds, and the maximum distance
  /// in points.
  private static let multipleTap = (pause: 0.35, distance: 45.0)

  private struct LastTap {
    var time: TimeInterval
    var location: CGPoint
    var count: Int
    weak var view: UIView?
  }

  private let event = TouchesEvent()
  private var touchesByFinger: [Int: UITouch] = [:]
  private var lastTap: LastTap?
  private var updates: [UIGestureRecognizer] = []
  private var isDelivering = false
  /// Touches whose beginning or end hasn't been reported to the view yet.
  private var held: [UITouch] = []

  // MARK: Input from the device

  /// Handles touches that changed at the same time.
  func handle(_ samples: [TouchSample]) {
    for touch in event.touches where !touch.phase.isOver {
      touch.phase = .stationary
      touch.previousScreenLocation = touch.screenLocation
    }
    for sample in samples { apply(sample) }
    guard event.touches.contains(where: { $0.phase != .stationary }) else { return }
    isDelivering = true
    UIApplication.shared.sendEvent(event)
    isDelivering = false
    update()
    cleanUp()
  }

  /// Cancels all touches, for example when the app leaves the foreground.
  func cancelAll() {
    handle(
      touchesByFinger.values.map {
        TouchSample(
          finger: $0.finger, phase: .cancelled, location: $0.screenLocation,
          timestamp: $0.timestamp)
      })
  }

  private func apply(_ sample: TouchSample) {
    if sample.phase == .began {
      begin(sample)
      return
    }
    guard let touch = touchesByFinger[sample.finger] else { return }
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = sample.location
    touch.timestamp = sample.timestamp
    event.timestamp = sample.timestamp
    switch sample.phase {
    case .began: break
    case .moved:
      touch.phase = touch.previousScreenLocation == sample.location ? .stationary : .moved
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
  }

  private func begin(_ sample: TouchSample) {
    PointerEnvironment.shared.finish()
    let touch = UITouch(
      finger: sample.finger, at: sample.location, timestamp: sample.timestamp)
    event.timestamp = sample.timestamp
    for window in UIApplication.shared.windowsFrontToBack {
      let point = window.convert(sample.location, from: nil as UIWindow?)
      guard let view = window.hitTest(point, with: event) else { continue }
      touch.window = window
      touch.view = view
      break
    }
    guard touch.window != nil else { return }
    touch.tapCount = tapCount(of: touch)
    touchesByFinger[sample.finger] = touch
    event.touches.insert(touch)
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? []
      where recognizer.receives(touch, of: event) {
        recognizers.append(recognizer)
      }
      view = current.superview
    }
    if let gliding = glidingScrollView(above: touch.view) {
      touch.delivery = .withdrawn
      recognizers.removeAll { recognizer in
        recognizer.view?.isDescendant(of: gliding) ?? false && !gliding.moves(by: recognizer)
      }
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.meet(recognizers) }
  }

  /// Returns the scroll view that's decelerating and that a touch stops.
  ///
  /// No other view receives the touch.
  private func glidingScrollView(above view: UIView?) -> UIScrollView? {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.isDecelerating }
  }

  private func tapCount(of touch: UITouch) -> Int {
    var count = 1
    if let lastTap, lastTap.view === touch.view,
      touch.timestamp - lastTap.time < Self.multipleTap.pause,
      distance(lastTap.location, touch.screenLocation) < Self.multipleTap.distance
    {
      count = lastTap.count + 1
    }
    lastTap = LastTap(
      time: touch.timestamp, location: touch.screenLocation, count: count, view: touch.view)
    return count
  }

  // MARK: Input from a window

  /// Delivers the changes in a window to gesture recognizers first, and then to views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let all = event.touches(for: window) else { return }
    let changed = all.filter { $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    let wasDelivering = isDelivering
    isDelivering = true
    deliverToRecognizers(changed, event: event)
    callTargets()
    deliverToViews(changed, event: event)
    isDelivering = wasDelivering
  }

  private func deliverToRecognizers(_ changed: Set<UITouch>, event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for touch in changed.sorted(by: { $0.finger < $1.finger }) {
      for recognizer in touch.gestureRecognizers ?? []
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = changed.filter {
          $0.phase == phase && ($0.gestureRecognizers ?? []).contains { $0 === recognizer }
        }
        if !touches.isEmpty { recognizer.deliver(touches, phase: phase, event: event) }
      }
    }
  }

  private func deliverToViews(_ changed: Set<UITouch>, event: UIEvent) {
    var began: Set<UITouch> = []
    // Touches are delivered one after another, because a view that isn't multitouch accepts only
    // the first of two simultaneous touches.
    for touch in changed.sorted(by: { $0.finger < $1.finger })
    where touch.phase == .began && touch.delivery != .withdrawn && accepts(touch) {
      began.insert(touch)
      touch.delivery = isHeldAtBeginning(touch) ? .heldBack : .delivered
      if touch.delivery == .heldBack { held.append(touch) }
    }
    send(began.filter { $0.delivery == .delivered }, phase: .began)
    withdraw()
    send(changed.filter { $0.phase == .moved && $0.delivery == .delivered }, phase: .moved)
    var ended = changed.filter { $0.phase == .ended && $0.delivery == .delivered }
    for touch in ended where isHeldAtEnd(touch) {
      held.append(touch)
      ended.remove(touch)
    }
    send(ended, phase: .ended)
    send(changed.filter { $0.phase == .cancelled && $0.delivery == .delivered }, phase: .cancelled)
  }

  /// Returns whether a touch's view accepts it in addition to the existing touches.
  private func accepts(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    for other in event.touches
    where other !== touch && other.delivery == .delivered && !other.phase.isOver {
      if other.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false {
        return false
      }
    }
    return true
  }

  private func isHeldAtBeginning(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.isUndecided } ?? false
  }

  private func isHeldAtEnd(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.delaysTouchesEnded && $0.isUndecided } ?? false
  }

  private func send(_ touches: Set<UITouch>, phase: UITouch.Phase) {
    let byView = Dictionary(grouping: touches) { $0.view.map { ObjectIdentifier($0) } }
    for group in byView.values {
      guard let view = group.first?.view else { continue }
      let touches = Set(group)
      switch phase {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      default: break
      }
    }
  }

  // MARK: Changes of recognizers

  /// Requests that a recognizer's targets and touches be updated at the end of the transaction.
  func setNeedsUpdate(_ recognizer: UIGestureRecognizer) {
    if !updates.contains(where: { $0 === recognizer }) { updates.append(recognizer) }
  }

  /// Runs a closure that changes recognizers.
  ///
  /// Unless an event is being delivered, it then handles all consequences of the changes.
  func transaction(_ change: () -> Void) {
    guard !isDelivering else {
      change()
      return
    }
    isDelivering = true
    change()
    isDelivering = false
    update()
  }

  private var needingReset: [UIGestureRecognizer] = []

  private func callTargets() {
    while !updates.isEmpty {
      let recognizer = updates.removeFirst()
      needingReset.append(recognizer)
      recognizer.callTargets()
    }
  }

  private func update() {
    guard !isDelivering else { return }
    isDelivering = true
    callTargets()
    withdraw()
    release()
    isDelivering = false
    for recognizer in needingReset { recognizer.resetIfDone() }
    needingReset = []
    if !updates.isEmpty { update() }
  }

  /// Cancels touches in views when their gestures have been recognized.
  private func withdraw() {
    for touch in event.touches.union(held) where touch.delivery != .withdrawn {
      let isTaken =
        touch.gestureRecognizers?.contains { $0.cancelsTouchesInView && $0.hasRecognized } ?? false
      guard isTaken else { continue }
      let wasDelivered = touch.delivery == .delivered
      touch.delivery = .withdrawn
      held.removeAll { $0 === touch }
      if wasDelivered {
        let phase = touch.phase
        touch.phase = .cancelled
        send([touch], phase: .cancelled)
        touch.phase = phase
      }
    }
  }

  /// Delivers touches that are no longer delayed to their views.
  private func release() {
    for touch in held {
      switch touch.delivery {
      case .heldBack where !isHeldAtBeginning(touch):
        touch.delivery = .delivered
        let phase = touch.phase
        touch.phase = .began
        send([touch], phase: .began)
        touch.phase = phase
        if !phase.isOver {
          held.removeAll { $0 === touch }
        } else if !isHeldAtEnd(touch) {
          held.removeAll { $0 === touch }
          send([touch], phase: phase)
        }
      case .delivered where !isHeldAtEnd(touch):
        held.removeAll { $0 === touch }
        send([touch], phase: touch.phase)
      default:
        break
      }
    }
  }

  /// Removes touches that have ended.
  private func cleanUp() {
    let over = event.touches.filter(\.phase.isOver)
    guard !over.isEmpty else { return }
    event.touches.subtract(over)
    for touch in over {
      StatusBarTap.handle(touch)
      if touchesByFinger[touch.finger] === touch { touchesByFinger[touch.finger] = nil }
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.forget(over)
        recognizer.resetIfDone()
      }
    }
  }
}

extension UITouch.Phase {
  /// Whether this is the last phase of a touch.
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
