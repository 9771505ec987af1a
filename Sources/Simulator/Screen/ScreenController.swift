import DeviceProtocol
import DisplayList
import Foundation

/// The device's own screen: its contents, and the touches that it handles.
///
/// It receives the device's state as arguments, and returns the effects to perform.
struct ScreenController {
  /// The duration of a long press that shows an icon's quick actions, in seconds.
  private static let longPress = 0.5

  let isAnimated: Bool
  var scene = ScreenScene()
  private var homes = HomeScreenStore()
  private var painter = ScreenPainter()
  private var tracking: (finger: Int, what: FingerTracking)?
  /// The current frame of the card that's about to open.
  private var openingRect: CGRect?
  private var forwardedFingers: Set<Int> = []
  /// The effects of the current call.
  private var effects: [ScreenEffect] = []

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// Handles a change to the apps on the home screen, or to its size or appearance.
  mutating func homeDidChange() {
    homes.forget()
    painter.forget()
  }

  /// Handles the installation of an app, which can have another icon than the one before.
  mutating func appWasInstalled() {
    homes.forgetIcons()
    painter.forget()
  }

  private mutating func collectEffects(of change: (inout ScreenController) -> Void)
    -> [ScreenEffect]
  {
    change(&self)
    defer { effects = [] }
    return effects
  }

  private mutating func home(in situation: ScreenSituation) -> HomeScreen {
    if let home = homes.current { return home }
    let home = homes.make(in: situation)
    scene.page = min(scene.page, Double(home.pageCount - 1))
    return home
  }

  // MARK: - Changes in the foreground

  /// Handles a change of the frontmost app or screen.
  mutating func frontDidChange(
    from previous: Device.Front, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    collectEffects { $0.changeFront(from: previous, in: situation) }
  }

  private mutating func changeFront(
    from previous: Device.Front, in situation: ScreenSituation
  ) {
    forwardedFingers = []
    scene.pressedIcon = nil
    scene.quickActions = nil
    let motion = situation.design.motion
    let full = CGRect(origin: .zero, size: situation.size)
    let dragged = scene.draggedCard
    scene.draggedCard = nil
    scene.transition = nil
    if situation.front == .locked { removeBanner() }
    switch (previous, situation.front) {
    case (.home, .app(let bundleID)):
      let home = home(in: situation)
      guard home.size == full.size else { break }
      let from =
        home.icons.first { $0.app.bundleID == bundleID }?.rect
        ?? CGRect(origin: full.center, size: .zero)
        .insetBy(dx: -motion.hiddenIconSide / 2, dy: -motion.hiddenIconSide / 2)
      let radius = from.width * situation.design.icons.cornerRadius
      start(.opening(bundleID: bundleID, from: from, radius: radius), motion.opening, in: situation)
    case (.switcher, .app(let bundleID)):
      guard let openingRect else { break }
      let radius = situation.design.switcher.cornerRadius
      start(
        .opening(bundleID: bundleID, from: openingRect, radius: radius), motion.openingCard,
        in: situation)
    case (.app(let bundleID), .home):
      start(.closing(bundleID: bundleID, from: dragged ?? full), motion.closing, in: situation)
    case (.app(let bundleID), .switcher):
      scene.switcher = AppSwitcher()
      start(.toSwitcher(bundleID: bundleID, from: dragged ?? full), motion.switching, in: situation)
    case (.home, .switcher):
      scene.switcher = AppSwitcher()
    default:
      break
    }
    openingRect = nil
  }

  // MARK: - Movements

  /// Whether the device's own screen is animating a transition.
  var isMoving: Bool { scene.transition != nil || scene.banner?.isMoving == true }

  /// Ends the current animation if its time is over.
  mutating func timeDidPass(in situation: ScreenSituation) -> [ScreenEffect] {
    let effects = moveBanner(in: situation)
    guard let transition = scene.transition, transition.isOver(at: situation.now) else {
      return effects
    }
    return effects + endMovement(in: situation)
  }

  /// Ends the current animation immediately.
  mutating func endMovement(in situation: ScreenSituation) -> [ScreenEffect] {
    guard let transition = scene.transition else { return [] }
    scene.transition = nil
    return collectEffects { screen in
      switch transition.kind {
      case .dismissing(let bundleID, _): screen.end(bundleID, in: situation)
      case .scrolling(_, let target): screen.setScroll(target, in: situation)
      case .opening, .closing, .toSwitcher: break
      }
    }
  }

  private mutating func start(
    _ kind: ScreenTransition.Kind, _ duration: Double, in situation: ScreenSituation
  ) {
    guard isAnimated else { return }
    scene.transition = ScreenTransition(
      kind: kind, start: situation.now, duration: duration,
      slowing: situation.design.motion.slowing)
    effects.append(.animate)
  }

  private mutating func end(_ bundleID: String, in situation: ScreenSituation) {
    let count = situation.recents.count { $0 != bundleID }
    let maximum = AppSwitcher.maximumScroll(count: count, in: situation)
    scene.switcher.scroll = min(max(0, scene.switcher.scroll), maximum)
    effects.append(.end(bundleID: bundleID))
  }

  private mutating func setScroll(_ scroll: Double, in situation: ScreenSituation) {
    if situation.front == .switcher { scene.switcher.scroll = scroll } else { scene.page = scroll }
  }

  private mutating func slide(
    from: Double, to target: Double, in situation: ScreenSituation
  ) {
    guard isAnimated, from != target else {
      setScroll(target, in: situation)
      effects.append(.redraw)
      return
    }
    start(.scrolling(from: from, to: target), situation.design.motion.scrolling, in: situation)
  }

  // MARK: - Touches

  /// Handles a touch, passing touches that aren't for the device's own screen to the frontmost app.
  mutating func take(_ sample: TouchSample, in situation: ScreenSituation) -> [ScreenEffect] {
    collectEffects { screen in
      if let tracking = screen.tracking, tracking.finger == sample.finger {
        screen.follow(sample, tracking.what, in: situation)
      } else if sample.phase == .began {
        screen.start(sample, in: situation)
      } else if screen.forwardedFingers.contains(sample.finger) {
        screen.effects.append(.pass(sample))
        if sample.phase != .moved { screen.forwardedFingers.remove(sample.finger) }
      }
    }
  }

  private mutating func start(_ sample: TouchSample, in situation: ScreenSituation) {
    let point = sample.location
    if tracking == nil, bannerTakes(sample, in: situation) {
      tracking = (sample.finger, .banner(start: point, since: sample.timestamp))
      return
    }
    let isFromEdge = !situation.model.hasHomeButton && point.y > situation.size.height - 22
    if isFromEdge, tracking == nil, situation.front != .home {
      tracking = (sample.finger, .homeSwipe(HomeSwipe(sample)))
      return
    }
    switch situation.front {
    case .app:
      forwardedFingers.insert(sample.finger)
      effects.append(.pass(sample))
    case .home:
      guard tracking == nil else { return }
      if scene.quickActions != nil {
        tracking = (sample.finger, .quickActions)
        return
      }
      let page = Int(scene.page.rounded())
      if let icon = home(in: situation).icon(at: point, page: page) {
        scene.pressedIcon = icon.app.bundleID
        tracking = (
          sample.finger, .icon(bundleID: icon.app.bundleID, start: point, since: sample.timestamp)
        )
        effects.append(.redraw)
      } else {
        tracking = (sample.finger, .paging(start: point, scroll: scene.page))
      }
    case .switcher:
      guard tracking == nil else { return }
      let touched = situation.recents.enumerated().first { index, _ in
        scene.switcher.rect(at: index, in: situation).contains(point)
      }
      tracking = (
        sample.finger,
        .switcher(start: point, scroll: scene.switcher.scroll, bundleID: touched?.element)
      )
    case .locked:
      if tracking == nil { tracking = (sample.finger, .lockedCard(start: point)) }
    }
  }

  private mutating func follow(
    _ sample: TouchSample, _ what: FingerTracking, in situation: ScreenSituation
  ) {
    let isOver = sample.phase == .ended || sample.phase == .cancelled
    if isOver { tracking = nil }
    let point = sample.location
    switch what {
    case .icon(let bundleID, let start, let since):
      followIcon(bundleID, sample, start: start, since: since, isOver: isOver)
    case .quickActions:
      if isOver { chooseQuickAction(at: sample) }
    case .banner(let start, let since):
      effects += followBanner(sample, start: start, since: since, isOver: isOver, in: situation)
    case .paging(let start, let scroll):
      followPaging(sample, start: start, scroll: scroll, isOver: isOver, in: situation)
    case .homeSwipe(let swipe):
      followHomeSwipe(sample, swipe, isOver: isOver, in: situation)
    case .lockedCard(let start):
      effects += followLockedCard(sample, start: start, in: situation)
    case .switcher(let start, let scroll, let bundleID):
      let x = point.x - start.x
      let y = point.y - start.y
      if isOver {
        tap(card: bundleID, in: situation)
      } else if abs(x) > 8, abs(x) > abs(y) {
        tracking?.what = .scrollingCards(start: start, scroll: scroll)
      } else if -y > 8, let bundleID {
        tracking?.what = .pullingCard(start: start, bundleID: bundleID)
      }
    case .scrollingCards(let start, let scroll):
      scene.switcher.scroll = scroll + point.x - start.x
      if isOver { settleCards(in: situation) }
      effects.append(.redraw)
    case .pullingCard(let start, let bundleID):
      let distance = max(0, start.y - point.y)
      followPull(distance: distance, of: bundleID, isOver: isOver, in: situation)
    }
  }

  private mutating func followIcon(
    _ bundleID: String, _ sample: TouchSample, start: CGPoint, since: Double, isOver: Bool
  ) {
    let distance = hypot(sample.location.x - start.x, sample.location.y - start.y)
    if sample.phase == .ended, distance < 12 {
      scene.pressedIcon = nil
      let isLong = sample.timestamp - since >= Self.longPress
      effects.append(
        isLong ? .findQuickActions(bundleID: bundleID) : .open(bundleID: bundleID))
    } else if distance >= 12 || isOver {
      scene.pressedIcon = nil
      effects.append(.redraw)
      if !isOver { tracking?.what = .paging(start: start, scroll: scene.page) }
    }
  }

  // MARK: - Quick actions

  /// Shows the quick actions of an app next to its icon, or opens the app if it has none.
  mutating func show(
    _ shortcuts: [HomeScreenShortcut], of bundleID: String, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    let icon = home(in: situation).icons.first { $0.app.bundleID == bundleID }
    guard let icon, !shortcuts.isEmpty else { return [.open(bundleID: bundleID)] }
    scene.quickActions = QuickActionMenu(
      shortcuts, of: bundleID, icon: icon.rect, screen: situation.size,
      design: situation.design.quickActions)
    return [.redraw]
  }

  private mutating func chooseQuickAction(at sample: TouchSample) {
    guard let menu = scene.quickActions else { return }
    scene.quickActions = nil
    if sample.phase == .ended, let shortcut = menu.shortcut(at: sample.location) {
      effects.append(.perform(shortcut, bundleID: menu.bundleID))
    }
    effects.append(.redraw)
  }

  private mutating func tap(card bundleID: String?, in situation: ScreenSituation) {
    guard let bundleID, let index = situation.recents.firstIndex(of: bundleID) else {
      effects.append(.goHome)
      return
    }
    openingRect = scene.switcher.rect(at: index, in: situation)
    effects.append(.open(bundleID: bundleID))
  }

  private mutating func followPaging(
    _ sample: TouchSample, start: CGPoint, scroll: Double, isOver: Bool,
    in situation: ScreenSituation
  ) {
    let home = home(in: situation)
    let last = Double(home.pageCount - 1)
    let moved = (start.x - sample.location.x) / home.size.width
    let wanted = scroll + moved
    if isOver {
      let turned = abs(moved) > 0.2 ? scroll + (moved > 0 ? 1 : -1) : scroll
      slide(from: scene.page, to: min(max(0, turned), last), in: situation)
    } else {
      let inside = min(max(0, wanted), last)
      scene.page = inside + (wanted - inside) / situation.design.motion.resistance
      effects.append(.redraw)
    }
  }

  private mutating func settleCards(in situation: ScreenSituation) {
    let step = AppSwitcher.step(in: situation)
    let maximum = AppSwitcher.maximumScroll(count: situation.recents.count, in: situation)
    let scroll = scene.switcher.scroll
    let target = min(max(0, (scroll / step).rounded() * step), maximum)
    slide(from: scroll, to: target, in: situation)
  }

  private mutating func followPull(
    distance: Double, of bundleID: String, isOver: Bool, in situation: ScreenSituation
  ) {
    scene.switcher.pulled = isOver ? nil : (bundleID, distance)
    if isOver, distance > situation.size.height * 0.14 {
      if isAnimated {
        start(
          .dismissing(bundleID: bundleID, from: distance), situation.design.motion.dismissing,
          in: situation)
      } else {
        end(bundleID, in: situation)
      }
    }
    effects.append(.redraw)
  }

  // MARK: - The swipe from the bottom edge

  private mutating func followHomeSwipe(
    _ sample: TouchSample, _ swipe: HomeSwipe, isOver: Bool, in situation: ScreenSituation
  ) {
    var swipe = swipe
    swipe.follow(sample)
    guard isOver else {
      if swipe.isRecognized, case .app = situation.front {
        scene.draggedCard = swipe.card(under: sample, in: situation)
        effects.append(.redraw)
      }
      tracking?.what = .homeSwipe(swipe)
      return
    }
    guard swipe.isRecognized else {
      // A tap near the edge belongs to the app.
      guard situation.hasFrontApp, sample.phase == .ended else { return }
      effects += [.pass(swipe.first), .pass(sample)]
      return
    }
    let isHeld = swipe.isHeld(at: sample)
    let isLow = swipe.rise(of: sample) < situation.size.height * 0.06
    if sample.phase == .cancelled || isLow && isHeld {
      if let card = scene.draggedCard, case .app(let bundleID) = situation.front {
        let motion = situation.design.motion
        start(
          .opening(bundleID: bundleID, from: card, radius: motion.returningRadius),
          motion.returning, in: situation)
      }
      scene.draggedCard = nil
      effects.append(.redraw)
    } else if isHeld, case .app = situation.front {
      effects.append(.showSwitcher)
    } else {
      effects.append(.goHome)
    }
  }

  // MARK: - Elements

  /// Returns the icons on the home screen, or the cards in the app switcher.
  mutating func elements(in situation: ScreenSituation) -> ScreenElement {
    withBanner(ownElements(in: situation), in: situation)
  }

  private mutating func ownElements(in situation: ScreenSituation) -> ScreenElement {
    if situation.front == .home, let menu = scene.quickActions {
      return menu.elements(screen: situation.size)
    }
    if situation.front == .locked { return LockScreen(situation).elements }
    guard situation.front == .switcher else {
      return home(in: situation).elements(
        page: Int(scene.page.rounded()), badges: situation.badges)
    }
    var root = ScreenElement(
      id: 0, type: "AppSwitcher", frame: CGRect(origin: .zero, size: situation.size))
    root.children = situation.recents.enumerated().map { index, bundleID in
      let app = situation.installedApps.first { $0.bundleID == bundleID }
      var element = ScreenElement(
        id: index + 1, type: "AppCard",
        frame: scene.switcher.rect(at: index, in: situation))
      element.identifier = bundleID
      element.label = app?.name
      element.text = app?.name
      element.traits = 1
      element.isAccessible = true
      element.isVisible = element.frame.intersects(root.frame)
      return element
    }
    return root
  }

  /// Performs an accessibility action on an element.
  mutating func perform(
    _ action: AccessibilityAction, on elementID: Int, in situation: ScreenSituation
  ) -> [ScreenEffect] {
    if let effects = performOnBanner(action, elementID: elementID, in: situation) {
      return effects
    }
    if action == .activate, situation.front == .home, let menu = scene.quickActions {
      scene.quickActions = nil
      guard menu.shortcuts.indices.contains(elementID - 1) else { return [.redraw] }
      return [.perform(menu.shortcuts[elementID - 1], bundleID: menu.bundleID)]
    }
    if situation.front == .locked {
      return performOnLockScreen(action, elementID: elementID, in: situation)
    }
    guard action == .activate,
      let element = elements(in: situation).children.first(where: { $0.id == elementID }),
      let bundleID = element.identifier
    else { return [] }
    return [.open(bundleID: bundleID)]
  }

  // MARK: - Drawing

  /// Returns the images of the apps' icons.
  mutating func images(in situation: ScreenSituation) -> [ImageID: Data] {
    _ = home(in: situation)
    return homes.images
  }

  /// Returns the entire screen.
  /// - Parameters:
  ///   - apps: The running apps, by bundle identifier.
  ///   - time: The text in the status bar.
  mutating func frame(
    in situation: ScreenSituation, apps: [String: ShownApp], time: String
  ) -> EncodedFrame {
    let home = home(in: situation)
    if let transition = scene.transition, case .scrolling(let from, let target) = transition.kind {
      setScroll(from + (target - from) * transition.progress(at: situation.now), in: situation)
    }
    return painter.frame(
      of: .init(scene: scene, situation: situation, home: home, apps: apps), time: time)
  }
}
