import DeviceProtocol
import Foundation

/// Moves a touch across the screen to swipe and scroll.
struct Swiper: Sendable {
  /// The minimum number of swipes for each second of a search's time limit.
  private static let scrollsPerSecond = 10.0

  let stage: Stage
  let finger: Finger

  func swipe(_ swipe: Swipe, on screen: ElementIndex) async throws {
    let (start, end) = try await way(of: swipe.path, on: screen)
    try await finger.drag(from: start, to: end, seconds: swipe.duration)
  }

  /// Swipes back in a navigation controller, from the left edge.
  func back() async throws {
    let screen = await stage.size
    try await finger.drag(
      from: CGPoint(x: 1, y: screen.midY), to: CGPoint(x: screen.width * 0.9, y: screen.midY),
      seconds: 0.3)
  }

  func scroll() async throws {
    let (start, end) = Self.way(.up, across: await stage.size)
    try await finger.drag(from: start, to: end, seconds: 0.4)
  }

  func scroll(_ search: ScrollSearch, on screen: ElementIndex) async throws {
    let size = await stage.size
    let (start, end) = Self.way(search.direction.opposite, across: size)
    let deadline = await StepDeadline(in: search.timeout, on: stage.device)
    // Regardless of how busy the computer is, the search gets at least this far in the time limit.
    var least = Int(search.timeout * Self.scrollsPerSecond)
    var screen = screen
    var last: CGRect?
    while true {
      if let found = search.selector.found(in: screen).first {
        if screen.isInSight(found, part: search.visiblePart, on: size) { return }
        // If an element doesn't move any farther, it can't become more visible.
        if found.element.frame == last,
          screen.isOnScreen(found, part: search.visiblePart, size)
        {
          return
        }
        last = found.element.frame
      }
      let isLate = await deadline.hasPassed
      guard least > 0 || !isLate else {
        throw StepFailure(
          "\(search.selector) isn't visible after scrolling", missing: search.selector)
      }
      try await finger.drag(from: start, to: end, seconds: search.duration)
      screen = try await stage.settle()
      least -= 1
    }
  }

  /// Goes to the home screen with a visible swipe.
  func goHome() async throws {
    try await showSwipeFromBottom(height: 0.5, held: 0)
    await stage.device.home()
  }

  /// Opens the app switcher with a visible swipe.
  func openSwitcher() async throws {
    try await showSwipeFromBottom(height: 0.35, held: 0.4)
    await stage.device.openSwitcher()
  }

  private func showSwipeFromBottom(height: Double, held: TimeInterval) async throws {
    guard stage.tempo.isWatched, await !stage.device.model.hasHomeButton,
      await stage.device.front != .home
    else { return }
    let screen = await stage.size
    try await finger.drag(
      from: CGPoint(x: screen.midX, y: screen.maxY - 6),
      to: CGPoint(x: screen.midX, y: screen.maxY - height * screen.height), seconds: 0.3,
      held: held)
  }

  private func way(
    of path: Swipe.Path, on screen: ElementIndex
  ) async throws -> (CGPoint, CGPoint) {
    let size = await stage.size
    switch path {
    case .points(let start, let end):
      return (start.resolved(in: size), end.resolved(in: size))
    case .inside(let selector, let start, let end):
      let frame = try await stage.element(selector, on: screen).frame
      return (start.resolved(in: frame), end.resolved(in: frame))
    case .direction(let direction, nil):
      return Self.way(direction, across: size)
    case .direction(let direction, let selector?):
      let frame = try await stage.element(selector, on: screen).frame
      let start = CGPoint(x: frame.midX, y: frame.midY)
      return (start, Self.end(of: direction, from: start, across: size))
    }
  }

  private static func way(
    _ direction: SwipeDirection, across screen: CGRect
  ) -> (CGPoint, CGPoint) {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: screen.minX + x * screen.width, y: screen.minY + y * screen.height)
    }
    switch direction {
    case .up: return (point(0.5, 0.5), point(0.5, 0.1))
    case .down: return (point(0.5, 0.2), point(0.5, 0.9))
    case .left: return (point(0.9, 0.5), point(0.1, 0.5))
    case .right: return (point(0.1, 0.5), point(0.9, 0.5))
    }
  }

  private static func end(
    of direction: SwipeDirection, from start: CGPoint, across screen: CGRect
  ) -> CGPoint {
    let end = way(direction, across: screen).1
    switch direction {
    case .up, .down: return CGPoint(x: start.x, y: end.y)
    case .left, .right: return CGPoint(x: end.x, y: start.y)
    }
  }
}
