import Foundation

/// A banner on its way in, on the screen, or on its way out.
struct ShownBanner {
  /// The state of its movement.
  enum State { case coming, staying, going }

  var banner: NotificationBanner
  private(set) var state: State
  /// The time at which the state started.
  private(set) var since: Double
  /// The distance that a finger has moved it, in points.
  var pull = 0.0
  /// Whether a finger is on it.
  var isHeld = false

  init(_ banner: NotificationBanner, at time: Double, isAnimated: Bool) {
    self.banner = banner
    state = isAnimated ? .coming : .staying
    since = time
  }

  /// Whether it moves on its own.
  var isMoving: Bool { state != .staying }

  /// The time at which it disappears automatically.
  var end: Double? {
    guard !isHeld, !banner.isOpen else { return nil }
    switch state {
    case .coming: return since + NotificationBanner.slide + NotificationBanner.stay
    case .staying: return since + NotificationBanner.stay
    case .going: return nil
    }
  }

  /// Takes it off the screen.
  mutating func leave(at time: Double) {
    (state, since) = (.going, time)
  }

  /// Moves it on to a time; `false` once it's gone.
  mutating func move(to time: Double, isAnimated: Bool) -> Bool {
    if state == .coming, time >= since + NotificationBanner.slide {
      (state, since) = (.staying, time)
    }
    // Seconds that are added up aren't exact.
    if let end, time >= end - 1e-6 { leave(at: time) }
    guard state == .going else { return true }
    return isAnimated && time < since + NotificationBanner.slide
  }

  /// Ends its way in or out at once; `false` once it's gone.
  mutating func endMovement(at time: Double) -> Bool {
    if state == .coming { (state, since) = (.staying, time) }
    return state != .going
  }

  /// Restarts the banner's time on the screen.
  mutating func stayOn(from time: Double) {
    since = time
    pull = 0
    isHeld = false
  }

  /// Returns the distance from its position, in points.
  func offset(at time: Double, height: Double) -> Double {
    let part = min(1, max(0, (time - since) / NotificationBanner.slide))
    switch state {
    case .coming: return -height * pow(1 - part, 3)
    case .staying: return pull
    case .going: return pull - height * part * part
    }
  }
}
