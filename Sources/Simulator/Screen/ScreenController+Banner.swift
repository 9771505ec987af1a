import DeviceProtocol
import Foundation

/// The banner of a notification, which is in front of everything else.
extension ScreenController {
  /// The duration of a long press that shows a banner's actions, in seconds.
  private static let longPress = 0.5
  /// The distance in points that a finger must push a banner up to dismiss it, or pull it down to
  /// show its actions.
  private static let threshold = 12.0

  /// The time at which a banner disappears automatically, on the device's clock.
  var nextDue: Double? { scene.banner?.end }

  /// Shows a banner, replacing any current one.
  mutating func show(
    _ banner: NotificationBanner, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    scene.banner = ShownBanner(
      banner, motion: situation.design.banners.motion, at: situation.now, isAnimated: isAnimated)
    return isAnimated ? [.animate, .redraw] : [.redraw]
  }

  /// Advances a banner's animation to the current time.
  mutating func moveBanner(in situation: ScreenSituation) -> [ScreenEffect] {
    guard let before = scene.banner else { return [] }
    if scene.banner?.move(to: situation.now, isAnimated: isAnimated) == false { scene.banner = nil }
    if scene.banner == nil { return [.redraw] }
    return before.isMoving == scene.banner?.isMoving ? [] : [.animate]
  }

  /// Ends all animations immediately.
  mutating func endMovements(in situation: ScreenSituation) -> [ScreenEffect] {
    if scene.banner?.endMovement(at: situation.now) == false { scene.banner = nil }
    return endMovement(in: situation)
  }

  /// Returns whether a touch starts on the banner, in which case the banner handles it.
  mutating func bannerTakes(_ sample: TouchSample, in situation: ScreenSituation) -> Bool {
    guard var shown = scene.banner, shown.state != .going else { return false }
    let isOnCard = shown.banner.card(in: situation).contains(sample.location)
    guard isOnCard || shown.banner.isOpen else { return false }
    shown.isHeld = true
    scene.banner = shown
    return true
  }

  /// Handles a finger that started on the banner.
  mutating func followBanner(
    _ sample: TouchSample, start: CGPoint, since: Double, isOver: Bool,
    in situation: ScreenSituation
  ) -> [ScreenEffect] {
    guard var shown = scene.banner else { return [] }
    let distance = sample.location.y - start.y
    shown.follow(distance)
    scene.banner = shown
    guard isOver else { return [.redraw] }
    scene.banner?.stayOn(from: situation.now)
    guard sample.phase == .ended else { return [.redraw] }
    if distance < -Self.threshold { return put(away: shown, in: situation) }
    if distance > Self.threshold || sample.timestamp - since >= Self.longPress {
      scene.banner?.banner.isOpen = !shown.banner.actions.isEmpty
      return [.redraw]
    }
    return tap(shown.banner, at: sample.location, in: situation)
  }

  private mutating func tap(
    _ banner: NotificationBanner, at point: CGPoint, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    if let action = banner.action(at: point, in: situation) {
      return choose(.action(action.identifier), in: situation)
    }
    guard banner.card(in: situation).contains(point) else {
      scene.banner?.leave(at: situation.now)
      return moveBanner(in: situation) + [.animate, .redraw]
    }
    return choose(.open, in: situation)
  }

  private mutating func put(
    away shown: ShownBanner, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    scene.banner = shown
    scene.banner?.leave(at: situation.now)
    return moveBanner(in: situation)
      + [
        .animate, .redraw,
        .answer(shown.banner.answer(.dismiss), bundleID: shown.banner.app.bundleID),
      ]
  }

  /// Performs the user's choice for the notification.
  mutating func choose(
    _ choice: NotificationAnswer.Choice, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    guard let banner = scene.banner?.banner else { return [] }
    scene.banner = nil
    return [.redraw, .answer(banner.answer(choice), bundleID: banner.app.bundleID)]
  }

  /// Removes the banner, as when the device is locked.
  mutating func removeBanner() {
    scene.banner = nil
  }

  /// Returns the screen's elements, with the banner on top.
  func withBanner(_ root: ScreenElement, in situation: ScreenSituation) -> ScreenElement {
    guard let shown = scene.banner, shown.state != .going else { return root }
    var root = root
    root.children += shown.banner.elements(in: situation)
    return root
  }

  /// Returns the same screen with the elements encoded.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  func withBanner(_ elements: Data, in situation: ScreenSituation) throws -> Data {
    guard let shown = scene.banner, shown.state != .going else { return elements }
    return withBanner(try ScreenElement(encoded: elements), in: situation).encoded()
  }

  /// Performs an accessibility action on the banner, or returns `nil` if the element isn't part of
  /// it.
  mutating func performOnBanner(
    _ action: AccessibilityAction, elementID: Int, in situation: ScreenSituation
  ) -> [ScreenEffect]? {
    guard let choice = scene.banner?.banner.choice(ofElement: elementID) else { return nil }
    switch action {
    case .activate: return choose(choice, in: situation)
    case .escape: return scene.banner.map { shown in put(away: shown, in: situation) }
    default: return []
    }
  }
}

// MARK: - The lock screen

extension ScreenController {
  /// Opens a notification on the lock screen after a tap.
  func followLockedCard(
    _ sample: TouchSample, start: CGPoint, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    let distance = hypot(sample.location.x - start.x, sample.location.y - start.y)
    guard sample.phase == .ended, distance < NotificationBanner.slack,
      let card = LockScreen(situation).card(at: start)
    else { return [] }
    return [.answer(card.answer(.open), bundleID: card.app.bundleID)]
  }

  /// Performs an accessibility action on the lock screen.
  func performOnLockScreen(
    _ action: AccessibilityAction, elementID: Int, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    guard action == .activate else { return [] }
    let cards = LockScreen(situation).cards
    guard cards.indices.contains(elementID - 2) else { return [.goHome] }
    let card = cards[elementID - 2]
    return [.answer(card.answer(.open), bundleID: card.app.bundleID)]
  }
}
