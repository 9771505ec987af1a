import DeviceProtocol
import DisplayList
import Foundation

/// What the device itself draws, and the touches that it takes for itself; used by its device only.
final class ScreenController {
  /// A movement of the screen from one state to another.
  private struct Transition {
    enum Kind {
      /// An app's card grows to fill the screen.
      case opening(bundleID: String, from: CGRect, radius: Double)
      /// An app's card shrinks into its icon.
      case closing(bundleID: String, from: CGRect)
      /// An app's card shrinks to its place in the switcher.
      case toSwitcher(bundleID: String, from: CGRect)
      /// A card of the switcher flies off at the top, and its app is ended.
      case dismissing(bundleID: String, from: Double)
      /// The home screen's pages or the switcher's cards slide.
      case scrolling(from: Double, to: Double)
    }

    var kind: Kind
    var start: Double
    var duration: Double
  }

  /// What the finger that the device follows is doing.
  private enum Tracking {
    case icon(bundleID: String, start: CGPoint)
    case paging(start: CGPoint, scroll: Double)
    case homeSwipe(HomeSwipe)
    case switcher(start: CGPoint, scroll: Double, bundleID: String?)
    case scrollingCards(start: CGPoint, scroll: Double)
    case pullingCard(start: CGPoint, bundleID: String)
  }

  /// A finger that came from the bottom edge.
  private struct HomeSwipe {
    var first: TouchSample
    var last: TouchSample
    /// When the finger last moved by more than a tremble.
    var moveTime: Double
    var isRecognized = false
  }

  private let isAnimated: Bool
  private var transition: Transition?
  private var ticker: Task<Void, Never>?
  private var home: HomeScreen?
  private var iconImages: [URL: (id: ImageID, data: Data)] = [:]
  private var page = 0.0
  private var switcher = AppSwitcher()
  private var tracking: (finger: Int, what: Tracking)?
  private var pressedIcon: String?
  /// The card that follows a finger from the bottom edge.
  private var draggedCard: CGRect?
  /// Where the card that is about to open is now.
  private var openingRect: CGRect?
  private var forwardedFingers: Set<Int> = []
  private var statusBar: (state: StatusBar, frame: EncodedFrame)?
  private var wallpaper: (configuration: DeviceConfiguration, frame: EncodedFrame)?

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// Notes that the apps on the home screen, its size or its looks changed.
  func homeDidChange() {
    home = nil
    wallpaper = nil
  }

  // MARK: - Changes of what is in front

  func frontDidChange(from previous: Device.Front, of device: isolated Device) {
    forwardedFingers = []
    pressedIcon = nil
    let full = CGRect(origin: .zero, size: device.configuration.screenSize)
    let dragged = draggedCard
    draggedCard = nil
    transition = nil
    switch (previous, device.front) {
    case (.home, .app(let bundleID)):
      let home = home(of: device)
      let icon = home.icons.first { $0.app.bundleID == bundleID }
      guard home.size == full.size else { break }
      let from =
        icon?.rect ?? CGRect(x: full.midX - 30, y: full.midY - 30, width: 60, height: 60)
      start(.opening(bundleID: bundleID, from: from, radius: from.width * 0.2237), 0.34, on: device)
    case (.switcher, .app(let bundleID)):
      if let openingRect {
        start(.opening(bundleID: bundleID, from: openingRect, radius: 24), 0.28, on: device)
      }
    case (.app(let bundleID), .home):
      start(.closing(bundleID: bundleID, from: dragged ?? full), 0.34, on: device)
    case (.app(let bundleID), .switcher):
      switcher = AppSwitcher()
      start(.toSwitcher(bundleID: bundleID, from: dragged ?? full), 0.28, on: device)
    case (.home, .switcher):
      switcher = AppSwitcher()
    default:
      break
    }
    openingRect = nil
  }

  private func start(
    _ kind: Transition.Kind, _ duration: Double, on device: isolated Device
  ) {
    guard isAnimated else { return }
    transition = Transition(kind: kind, start: device.now, duration: duration)
    guard device.clock == .real, ticker == nil else { return }
    ticker = Task { [weak self] in
      while let self, self.tick(device) {
        try? await Task.sleep(for: .milliseconds(15))
      }
    }
  }

  /// Moves on; `false` when nothing moves any more.
  private func tick(_ device: isolated Device) -> Bool {
    guard let transition else {
      ticker = nil
      return false
    }
    finishIfDue(transition, on: device)
    device.screenDidChange()
    return true
  }

  private func finishIfDue(_ transition: Transition, on device: isolated Device) {
    if device.now - transition.start >= transition.duration { finish(transition, on: device) }
  }

  /// Notes that a manual clock was moved.
  func clockDidAdvance(on device: isolated Device) {
    if let transition { finishIfDue(transition, on: device) }
  }

  /// Whether the device's own screen is on its way from one state to another.
  var isMoving: Bool { transition != nil }

  private func finish(_ transition: Transition, on device: isolated Device) {
    self.transition = nil
    switch transition.kind {
    case .dismissing(let bundleID, _): end(bundleID, on: device)
    case .scrolling(_, let target): setScroll(target, on: device)
    case .opening, .closing, .toSwitcher: break
    }
  }

  private func end(_ bundleID: String, on device: isolated Device) {
    device.recents.removeAll { $0 == bundleID }
    clampScroll(on: device)
    device.screenDidChange()
    Task { await device.kill(bundleID) }
    if device.recents.isEmpty { device.goHome() }
  }

  private func setScroll(_ scroll: Double, on device: isolated Device) {
    if device.front == .switcher { switcher.scroll = scroll } else { page = scroll }
  }

  private func clampScroll(on device: isolated Device) {
    let maximum = AppSwitcher.maximumScroll(
      count: device.recents.count, screen: device.configuration.screenSize)
    switcher.scroll = min(max(0, switcher.scroll), maximum)
  }

  /// From 0 to 1, slower toward the end.
  private func progress(_ transition: Transition, on device: isolated Device) -> Double {
    let time = min(1, max(0, (device.now - transition.start) / transition.duration))
    return 1 - pow(1 - time, 3.2)
  }

  func waitForAnimations(of device: isolated Device) async {
    if device.clock == .manual, let transition { finish(transition, on: device) }
    while transition != nil { try? await Task.sleep(for: .milliseconds(15)) }
  }

  // MARK: - Touches

  /// Takes the samples that are the device's own, and gives back those for the app in front.
  func takeSystemTouches(_ samples: [TouchSample], on device: isolated Device) -> [TouchSample] {
    var rest: [TouchSample] = []
    for sample in samples {
      if let tracking, tracking.finger == sample.finger {
        rest += follow(sample, tracking.what, on: device)
      } else if sample.phase == .began {
        rest += begin(sample, on: device)
      } else if forwardedFingers.contains(sample.finger) {
        rest.append(sample)
        if sample.phase != .moved { forwardedFingers.remove(sample.finger) }
      }
    }
    return rest
  }

  private func begin(_ sample: TouchSample, on device: isolated Device) -> [TouchSample] {
    let point = sample.location
    let size = device.configuration.screenSize
    let isFromEdge = !device.model.hasHomeButton && point.y > size.height - 22
    if isFromEdge, tracking == nil, device.front != .home {
      let swipe = HomeSwipe(first: sample, last: sample, moveTime: sample.timestamp)
      tracking = (sample.finger, .homeSwipe(swipe))
      return []
    }
    switch device.front {
    case .app:
      forwardedFingers.insert(sample.finger)
      return [sample]
    case .home:
      guard tracking == nil else { return [] }
      if let icon = home(of: device).icon(at: point, page: Int(page.rounded())) {
        pressedIcon = icon.app.bundleID
        tracking = (sample.finger, .icon(bundleID: icon.app.bundleID, start: point))
        device.screenDidChange()
      } else {
        tracking = (sample.finger, .paging(start: point, scroll: page))
      }
    case .switcher:
      guard tracking == nil else { return [] }
      let touched = device.recents.enumerated().first { index, _ in
        switcher.rect(at: index, screen: size).contains(point)
      }
      tracking = (
        sample.finger,
        .switcher(start: point, scroll: switcher.scroll, bundleID: touched?.element)
      )
    }
    return []
  }

  private func follow(
    _ sample: TouchSample, _ what: Tracking, on device: isolated Device
  ) -> [TouchSample] {
    let isOver = sample.phase == .ended || sample.phase == .cancelled
    if isOver { tracking = nil }
    let point = sample.location
    switch what {
    case .icon(let bundleID, let start):
      let distance = hypot(point.x - start.x, point.y - start.y)
      if sample.phase == .ended, distance < 12 {
        pressedIcon = nil
        device.open(bundleID)
      } else if distance >= 12 || isOver {
        pressedIcon = nil
        device.screenDidChange()
        if !isOver { tracking?.what = .paging(start: start, scroll: page) }
      }
    case .paging(let start, let scroll):
      followPaging(sample, start: start, scroll: scroll, isOver: isOver, on: device)
    case .homeSwipe(let swipe):
      return followHomeSwipe(sample, swipe, isOver: isOver, on: device)
    case .switcher(let start, let scroll, let bundleID):
      let x = point.x - start.x
      let y = point.y - start.y
      if isOver {
        tap(card: bundleID, on: device)
      } else if abs(x) > 8, abs(x) > abs(y) {
        tracking?.what = .scrollingCards(start: start, scroll: scroll)
      } else if -y > 8, let bundleID {
        tracking?.what = .pullingCard(start: start, bundleID: bundleID)
      }
    case .scrollingCards(let start, let scroll):
      switcher.scroll = scroll + point.x - start.x
      if isOver { settleCards(on: device) }
      device.screenDidChange()
    case .pullingCard(let start, let bundleID):
      followPull(
        distance: max(0, start.y - point.y), of: bundleID, isOver: isOver, on: device)
    }
    return []
  }

  private func tap(card bundleID: String?, on device: isolated Device) {
    guard let bundleID, let index = device.recents.firstIndex(of: bundleID) else {
      device.goHome()
      return
    }
    openingRect = switcher.rect(at: index, screen: device.configuration.screenSize)
    device.open(bundleID)
  }

  private func followPaging(
    _ sample: TouchSample, start: CGPoint, scroll: Double, isOver: Bool,
    on device: isolated Device
  ) {
    let home = home(of: device)
    let last = Double(home.pageCount - 1)
    let moved = (start.x - sample.location.x) / home.size.width
    let wanted = scroll + moved
    if isOver {
      let turned = abs(moved) > 0.2 ? scroll + (moved > 0 ? 1 : -1) : scroll
      slide(from: page, to: min(max(0, turned), last), on: device)
    } else {
      page = wanted < 0 ? wanted / 3 : wanted > last ? last + (wanted - last) / 3 : wanted
      device.screenDidChange()
    }
  }

  private func settleCards(on device: isolated Device) {
    let size = device.configuration.screenSize
    let step = AppSwitcher.cardSize(screen: size).width + 18
    let maximum = AppSwitcher.maximumScroll(count: device.recents.count, screen: size)
    let target = min(max(0, (switcher.scroll / step).rounded() * step), maximum)
    slide(from: switcher.scroll, to: target, on: device)
  }

  private func slide(from: Double, to target: Double, on device: isolated Device) {
    guard isAnimated, from != target else {
      setScroll(target, on: device)
      device.screenDidChange()
      return
    }
    start(.scrolling(from: from, to: target), 0.25, on: device)
  }

  private func followPull(
    distance: Double, of bundleID: String, isOver: Bool, on device: isolated Device
  ) {
    switcher.pulled = (bundleID, distance)
    if isOver {
      switcher.pulled = nil
      let isFarEnough = distance > device.configuration.screenSize.height * 0.14
      if isFarEnough, isAnimated {
        start(.dismissing(bundleID: bundleID, from: distance), 0.2, on: device)
      } else if isFarEnough {
        end(bundleID, on: device)
      }
    }
    device.screenDidChange()
  }

  private func followHomeSwipe(
    _ sample: TouchSample, _ swipe: HomeSwipe, isOver: Bool, on device: isolated Device
  ) -> [TouchSample] {
    var swipe = swipe
    let rise = swipe.first.location.y - sample.location.y
    let step = hypot(
      sample.location.x - swipe.last.location.x, sample.location.y - swipe.last.location.y)
    if step > 2 {
      swipe.moveTime = sample.timestamp
      swipe.last = sample
    }
    if rise > 12 { swipe.isRecognized = true }
    guard isOver else {
      if swipe.isRecognized, case .app = device.front {
        drag(by: sample.location, from: swipe.first.location, on: device)
      }
      tracking?.what = .homeSwipe(swipe)
      return []
    }
    let size = device.configuration.screenSize
    guard swipe.isRecognized else {
      // A tap near the edge is the app's.
      guard device.frontApp != nil, sample.phase == .ended else { return [] }
      return [swipe.first, sample]
    }
    let isHeld = sample.timestamp - swipe.moveTime > 0.22
    if sample.phase == .cancelled || (rise < size.height * 0.06 && isHeld) {
      if let draggedCard, case .app(let bundleID) = device.front {
        start(.opening(bundleID: bundleID, from: draggedCard, radius: 40), 0.25, on: device)
      }
      draggedCard = nil
      device.screenDidChange()
    } else if isHeld, case .app = device.front {
      device.showSwitcher()
    } else {
      device.goHome()
    }
    return []
  }

  private func drag(by point: CGPoint, from start: CGPoint, on device: isolated Device) {
    let size = device.configuration.screenSize
    let rise = min(1, max(0, (start.y - point.y) / (size.height * 0.6)))
    let scale = 1 - 0.55 * rise
    let width = size.width * scale
    let height = size.height * scale
    draggedCard = CGRect(
      x: (size.width - width) / 2 + (point.x - start.x) * 0.6,
      y: size.height - height - (start.y - point.y) * 0.55 * (1 - rise * 0.4), width: width,
      height: height)
    device.screenDidChange()
  }

  // MARK: - Elements

  func elements(of device: isolated Device) -> ScreenElement {
    guard device.front == .switcher else {
      return home(of: device).elements(page: Int(page.rounded()))
    }
    let size = device.configuration.screenSize
    var root = ScreenElement(
      id: 0, type: "AppSwitcher", frame: CGRect(origin: .zero, size: size))
    root.children = device.recents.enumerated().map { index, bundleID in
      let app = device.installedApps.first { $0.bundleID == bundleID }
      var element = ScreenElement(
        id: index + 1, type: "AppCard", frame: switcher.rect(at: index, screen: size))
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

  func perform(
    _ action: AccessibilityAction, on elementID: Int, of device: isolated Device
  ) async {
    guard action == .activate,
      let element = elements(of: device).children.first(where: { $0.id == elementID }),
      let bundleID = element.identifier
    else { return }
    device.open(bundleID)
  }

  // MARK: - Drawing

  private func home(of device: isolated Device) -> HomeScreen {
    if let home { return home }
    var images: [String: ImageID] = [:]
    for app in device.installedApps {
      guard let url = app.icon else { continue }
      if iconImages[url] == nil, let data = try? BundleFile.readImage(url) {
        iconImages[url] = (HomeScreen.imageID(of: data), data)
      }
      images[app.bundleID] = iconImages[url]?.id
    }
    var configuration = device.model.configuration(appearance: device.appearance)
    if device.model.isPad { configuration = device.configuration }
    let home = HomeScreen(
      apps: device.installedApps, configuration: configuration, images: images)
    self.home = home
    page = min(page, Double(home.pageCount - 1))
    return home
  }

  /// The pictures of the apps' icons.
  func images(of device: isolated Device) -> [ImageID: Data] {
    _ = home(of: device)
    return Dictionary(
      iconImages.values.map { ($0.id, $0.data) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole screen.
  /// - Parameter time: what the status bar shows in place of the time.
  func frame(of device: isolated Device, time: String?) -> EncodedFrame {
    let size = device.configuration.screenSize
    var layers: [EncodedFrame]
    if let moving = movingLayers(of: device, size: size) {
      layers = moving
    } else {
      switch device.front {
      case .app:
        layers = device.frontApp.map { fullScreenLayers(of: $0, size: size) } ?? []
      case .home: layers = homeLayers(of: device)
      case .switcher: layers = switcherLayers(of: device)
      }
    }
    layers.append(statusBarFrame(of: device, size: size, time: time))
    return EncodedFrame(size: size, layers: layers)
  }

  private func fullScreenLayers(of app: RunningApp, size: CGSize) -> [EncodedFrame] {
    if let frame = app.frame, frame.size == size {
      return [
        EncodedFrame(DisplayList(size: size, commands: [.save])), frame,
        EncodedFrame(DisplayList(size: size, commands: [.restore])),
      ]
    }
    return card(of: app, rect: CGRect(origin: .zero, size: size), radius: 0)
      .layers(screen: size)
  }

  private func card(of app: RunningApp, rect: CGRect, radius: Double) -> AppCard {
    AppCard(
      content: app.frame, contentSize: app.frame?.size ?? app.configuration.screenSize,
      rect: rect, cornerRadius: radius,
      background: app.configuration.appearance == .dark ? .black : .white)
  }

  /// What is drawn while something moves.
  private func movingLayers(of device: isolated Device, size: CGSize) -> [EncodedFrame]? {
    let full = CGRect(origin: .zero, size: size)
    let screenRadius = max(device.model.cornerRadius, 12)
    if let draggedCard, let app = device.frontApp {
      var card = card(of: app, rect: draggedCard, radius: screenRadius * 0.8)
      card.hasShadow = true
      return dimmedHomeLayers(of: device) + card.layers(screen: size)
    }
    guard let transition else { return nil }
    let progress = progress(transition, on: device)
    switch transition.kind {
    case .opening(let bundleID, let from, let radius):
      guard let app = device.running[bundleID] else { return nil }
      let rect = from.interpolated(to: full, by: progress)
      let corner = radius + (screenRadius - radius) * progress
      return homeLayers(of: device, hidden: bundleID)
        + morph(of: app, rect: rect, radius: corner, visible: progress * 2.4, device, size)
    case .closing(let bundleID, let from):
      let home = home(of: device)
      guard home.size == size, let app = device.running[bundleID] else { return nil }
      let icon = home.icons.first { $0.app.bundleID == bundleID && Double($0.page) == page }
      let target = icon?.rect ?? CGRect(x: size.width / 2, y: size.height / 2, width: 1, height: 1)
      let rect = from.interpolated(to: target, by: progress)
      let corner = screenRadius + (target.width * 0.2237 - screenRadius) * progress
      return homeLayers(of: device, hidden: icon == nil ? nil : bundleID)
        + morph(of: app, rect: rect, radius: corner, visible: (1 - progress) * 2.4, device, size)
    case .toSwitcher(let bundleID, let from):
      guard let app = device.running[bundleID] else { return nil }
      let rect = from.interpolated(to: switcher.rect(at: 0, screen: size), by: progress)
      var card = card(of: app, rect: rect, radius: screenRadius + (24 - screenRadius) * progress)
      card.hasShadow = true
      return switcherLayers(of: device, hidden: bundleID) + card.layers(screen: size)
    case .dismissing(let bundleID, let from):
      switcher.pulled = (bundleID, from + (size.height - from) * progress)
      defer { switcher.pulled = nil }
      return switcherLayers(of: device)
    case .scrolling(let from, let target):
      setScroll(from + (target - from) * progress, on: device)
      return nil
    }
  }

  /// A card between an app's icon and the app.
  private func morph(
    of app: RunningApp, rect: CGRect, radius: Double, visible: Double,
    _ device: isolated Device, _ size: CGSize
  ) -> [EncodedFrame] {
    let opacity = min(1, max(0, visible))
    var layers: [EncodedFrame] = []
    if opacity < 1 {
      let icon = home(of: device).icons.first { $0.app.bundleID == app.app.bundleID }
      let square = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.width, rect.height))
      layers.append(
        EncodedFrame(
          DisplayList(
            size: size,
            commands: HomeScreen.picture(of: app.app, image: icon?.image, in: square))))
    }
    var card = card(of: app, rect: rect, radius: radius)
    card.opacity = opacity
    return opacity > 0 ? layers + card.layers(screen: size) : layers
  }

  private func homeLayers(of device: isolated Device, hidden: String? = nil) -> [EncodedFrame] {
    let home = home(of: device)
    let content = home.content(scroll: page, pressed: pressedIcon, hidden: hidden)
    return [
      wallpaperFrame(of: device),
      EncodedFrame(DisplayList(size: home.size, commands: content)),
    ]
  }

  private func wallpaperFrame(of device: isolated Device) -> EncodedFrame {
    if let wallpaper { return wallpaper.frame }
    let home = home(of: device)
    let frame = EncodedFrame(DisplayList(size: home.size, commands: home.wallpaper))
    wallpaper = (device.configuration, frame)
    return frame
  }

  private func dimmedHomeLayers(of device: isolated Device) -> [EncodedFrame] {
    let size = device.configuration.screenSize
    let dim = Color(red: 0, green: 0, blue: 0, alpha: 0.28)
    return [
      wallpaperFrame(of: device),
      EncodedFrame(
        DisplayList(
          size: size, commands: [.fill(.rect(CGRect(origin: .zero, size: size)), .color(dim))])),
    ]
  }

  private func switcherLayers(
    of device: isolated Device, hidden: String? = nil
  ) -> [EncodedFrame] {
    let size = device.configuration.screenSize
    var layers = dimmedHomeLayers(of: device)
    if device.recents.isEmpty {
      let text = ScreenText.commands(
        "No Recent Apps", font: FontFace(size: 17, weight: 500), color: .white,
        at: CGPoint(x: size.width / 2, y: size.height / 2), alignment: .center)
      layers.append(EncodedFrame(DisplayList(size: size, commands: text)))
    }
    let home = home(of: device)
    for (index, bundleID) in device.recents.enumerated().reversed() where bundleID != hidden {
      guard let app = device.running[bundleID] else { continue }
      var rect = switcher.rect(at: index, screen: size)
      if let pulled = switcher.pulled, pulled.bundleID == bundleID {
        rect.origin.y -= pulled.distance
      }
      guard rect.maxX > 0, rect.minX < size.width else { continue }
      var card = card(of: app, rect: rect, radius: 24).fitted
      card.hasShadow = true
      layers += card.layers(screen: size)
      rect = card.rect
      let iconRect = CGRect(x: rect.minX + 8, y: rect.minY - 42, width: 30, height: 30)
      var title = HomeScreen.picture(
        of: app.app, image: home.icons.first { $0.app.bundleID == bundleID }?.image, in: iconRect)
      title += ScreenText.commands(
        app.app.name, font: FontFace(size: 15, weight: 600), color: .white,
        at: CGPoint(x: iconRect.maxX + 8, y: iconRect.midY + 5.4), alignment: .left,
        maximumWidth: rect.width - 60)
      layers.append(EncodedFrame(DisplayList(size: size, commands: title)))
    }
    return layers
  }

  private func statusBarFrame(
    of device: isolated Device, size: CGSize, time: String?
  ) -> EncodedFrame {
    let app = draggedCard == nil ? device.frontApp : nil
    let isDark = app?.configuration.appearance == .dark
    let state = StatusBar(
      model: device.model, orientation: device.configuration.orientation, size: size,
      time: time ?? device.clockText,
      isLight: app == nil || (app?.systemAppearance?.hasLightStatusBar ?? isDark),
      isHidden: app?.systemAppearance?.isStatusBarHidden ?? (device.front == .switcher),
      isIndicatorLight: app == nil || (app?.systemAppearance?.isHomeIndicatorLight ?? isDark),
      isIndicatorHidden: app?.systemAppearance?.isHomeIndicatorHidden ?? (device.front == .home))
    if let statusBar, statusBar.state == state { return statusBar.frame }
    let frame = EncodedFrame(state.displayList)
    statusBar = (state, frame)
    return frame
  }
}
