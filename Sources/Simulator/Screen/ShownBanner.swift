import Foundation

/// A banner that's appearing, staying, or disappearing.
struct ShownBanner {
  /// The phase of the animation.
  enum State { case coming, staying, going }

  var banner: NotificationBanner
  private let motion: BannerDesign.Motion
  private(set) var state: State
  /// The time at which the state started.
  private(set) var since: Double
  /// The distance that a finger has dragged the banner, in points.
  private(set) var pull = 0.0
  /// Whether a finger is holding the banner.
  var isHeld = false

  init(
    _ banner: NotificationBanner, motion: BannerDesign.Motion, at time: Double, isAnimated: Bool
  ) {
    self.banner = banner
    self.motion = motion
    state = isAnimated ? .coming : .staying
    since = time
  }

  /// Whether the banner is moving by itself.
  var isMoving: Bool { state != .staying }

  /// The time at which it disappears automatically.
  var end: Double? {
    guard !isHeld, !banner.isOpen else { return nil }
    switch state {
    case .coming: return since + motion.slide + motion.stay
    case .staying: return since + motion.stay
    case .going: return nil
    }
  }

  /// Starts moving the banner off the screen.
  mutating func leave(at time: Double) {
    (state, since) = (.going, time)
  }

  /// Advances the animation to a time, and returns `false` when the banner has disappeared.
  mutating func move(to time: Double, isAnimated: Bool) -> Bool {
    if state == .coming, time >= since + motion.slide {
      (state, since) = (.staying, time)
    }
    // Adding up seconds leads to rounding errors.
    if let end, time >= end - 1e-6 { leave(at: time) }
    guard state == .going else { return true }
    return isAnimated && time < since + motion.slide
  }

  /// Ends the animation immediately, and returns `false` if the banner has disappeared.
  mutating func endMovement(at time: Double) -> Bool {
    if state == .coming { (state, since) = (.staying, time) }
    return state != .going
  }

  /// Moves the banner along with a finger.
  /// - Parameter distance: The distance that the finger has moved down, in points.
  mutating func follow(_ distance: Double) {
    pull = distance > 0 ? distance / motion.resistance : distance
  }

  /// Restarts the banner's time on the screen.
  mutating func stayOn(from time: Double) {
    since = time
    pull = 0
    isHeld = false
  }

  /// Returns the distance from the banner's final position, in points.
  func offset(at time: Double, height: Double) -> Double {
    let part = min(1, max(0, (time - since) / motion.slide))
    switch state {
    case .coming: return -height * pow(1 - part, motion.slowing)
    case .staying: return pull
    case .going: return pull - height * part * part
    }
  }
}
