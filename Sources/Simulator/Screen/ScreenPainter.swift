import DeviceProtocol
import DisplayList
import Foundation

/// Draws the entire screen, and caches the parts that rarely change.
struct ScreenPainter {
  /// The state to draw.
  struct Subject {
    var scene: ScreenScene
    var situation: ScreenSituation
    var home: HomeScreen
    /// The running apps, by bundle identifier.
    var apps: [String: ShownApp]

    var size: CGSize { situation.size }

    var frontApp: ShownApp? {
      guard case .app(let bundleID) = situation.front else { return nil }
      return apps[bundleID]
    }

    func icon(of bundleID: String) -> HomeScreen.Icon? {
      home.icons.first { $0.app.bundleID == bundleID }
    }
  }

  private var statusBar: (state: StatusBar, frame: EncodedFrame)?
  private var wallpaper: EncodedFrame?

  /// Discards cached parts after a change to the screen's size or appearance.
  mutating func forget() {
    wallpaper = nil
  }

  /// - Parameter time: The text in the status bar.
  mutating func frame(of subject: Subject, time: String) -> EncodedFrame {
    var layers: [EncodedFrame]
    if let moving = movingLayers(of: subject) {
      layers = moving
    } else {
      switch subject.situation.front {
      case .app: layers = subject.frontApp?.layers(screen: subject.size) ?? []
      case .home: layers = homeLayers(of: subject)
      case .switcher: layers = switcherLayers(of: subject)
      case .locked:
        let screen = LockScreen(subject.situation)
        let lock =
          screen.commands(time: time) + screen.cardCommands { subject.icon(of: $0)?.image }
        layers = [
          wallpaperFrame(of: subject.home),
          EncodedFrame(DisplayList(size: subject.size, commands: lock)),
        ]
      }
    }
    layers.append(statusBarFrame(of: subject, time: time))
    if let banner = bannerFrame(of: subject) { layers.append(banner) }
    return EncodedFrame(size: subject.size, layers: layers)
  }

  // MARK: - Movements

  /// Returns the layers to draw during an animation.
  private mutating func movingLayers(of subject: Subject) -> [EncodedFrame]? {
    let design = subject.situation.design
    let radius = max(subject.situation.model.cornerRadius, design.motion.smallestRadius)
    if let rect = subject.scene.draggedCard, let app = subject.frontApp {
      var card = app.card(rect: rect, radius: radius * design.motion.drag.cornerRadius)
      card.shadow = design.switcher.shadow
      return dimmedHomeLayers(of: subject) + card.layers(screen: subject.size)
    }
    guard let transition = subject.scene.transition else { return nil }
    let progress = transition.progress(at: subject.situation.now)
    switch transition.kind {
    case .opening(let bundleID, let from, let start):
      guard let app = subject.apps[bundleID] else { return nil }
      let full = CGRect(origin: .zero, size: subject.size)
      let card = app.card(
        rect: from.interpolated(to: full, by: progress),
        radius: start + (radius - start) * progress)
      return homeLayers(of: subject, hidden: bundleID)
        + morph(of: app, card, visible: progress * design.motion.fading, in: subject)
    case .closing(let bundleID, let from):
      return closing(bundleID, from: from, radius: radius, progress, in: subject)
    case .toSwitcher(let bundleID, let from):
      guard let app = subject.apps[bundleID] else { return nil }
      let target = subject.scene.switcher.rect(at: 0, in: subject.situation)
      var card = app.card(
        rect: from.interpolated(to: target, by: progress),
        radius: radius + (design.switcher.cornerRadius - radius) * progress)
      card.shadow = design.switcher.shadow
      return switcherLayers(of: subject, hidden: bundleID) + card.layers(screen: subject.size)
    case .dismissing(let bundleID, let from):
      var subject = subject
      subject.scene.switcher.pulled = (bundleID, from + (subject.size.height - from) * progress)
      return switcherLayers(of: subject)
    case .scrolling: return nil
    }
  }

  private mutating func closing(
    _ bundleID: String, from: CGRect, radius: Double, _ progress: Double, in subject: Subject
  ) -> [EncodedFrame]? {
    let size = subject.size
    let design = subject.situation.design
    guard subject.home.size == size, let app = subject.apps[bundleID] else { return nil }
    let icon = subject.home.icons.first {
      $0.app.bundleID == bundleID && Double($0.page) == subject.scene.page
    }
    let target = icon?.rect ?? CGRect(x: size.width / 2, y: size.height / 2, width: 1, height: 1)
    let card = app.card(
      rect: from.interpolated(to: target, by: progress),
      radius: radius + (target.width * design.icons.cornerRadius - radius)
        * progress)
    return homeLayers(of: subject, hidden: icon == nil ? nil : bundleID)
      + morph(of: app, card, visible: (1 - progress) * design.motion.fading, in: subject)
  }

  /// Returns a card during the transition between an app's icon and the app.
  private func morph(
    of app: ShownApp, _ card: AppCard, visible: Double, in subject: Subject
  ) -> [EncodedFrame] {
    let opacity = min(1, max(0, visible))
    var layers: [EncodedFrame] = []
    if opacity < 1 {
      let rect = card.rect
      let square = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.width, rect.height))
      let picture = HomeScreen.picture(
        of: app.app, image: subject.icon(of: app.app.bundleID)?.image, in: square,
        design: subject.situation.design.icons)
      layers.append(EncodedFrame(DisplayList(size: subject.size, commands: picture)))
    }
    var card = card
    card.opacity = opacity
    return opacity > 0 ? layers + card.layers(screen: subject.size) : layers
  }

  // MARK: - Screens

  private mutating func homeLayers(
    of subject: Subject, hidden: String? = nil
  ) -> [EncodedFrame] {
    var content = subject.home.content(
      scroll: subject.scene.page, badges: subject.situation.badges,
      pressed: subject.scene.pressedIcon, hidden: hidden)
    if let menu = subject.scene.quickActions {
      content += menu.commands(subject.situation.appearance, screen: subject.home.size)
    }
    return [
      wallpaperFrame(of: subject.home),
      EncodedFrame(DisplayList(size: subject.home.size, commands: content)),
    ]
  }

  private mutating func wallpaperFrame(of home: HomeScreen) -> EncodedFrame {
    if let wallpaper { return wallpaper }
    let frame = EncodedFrame(DisplayList(size: home.size, commands: home.wallpaper))
    wallpaper = frame
    return frame
  }

  private mutating func dimmedHomeLayers(of subject: Subject) -> [EncodedFrame] {
    let all = Shape.rect(CGRect(origin: .zero, size: subject.size))
    let dim = subject.situation.design.switcher.dimming
    return [
      wallpaperFrame(of: subject.home),
      EncodedFrame(DisplayList(size: subject.size, commands: [.fill(all, .color(dim))])),
    ]
  }

  private mutating func switcherLayers(
    of subject: Subject, hidden: String? = nil
  ) -> [EncodedFrame] {
    let size = subject.size
    let design = subject.situation.design.switcher
    var layers = dimmedHomeLayers(of: subject)
    if subject.situation.recents.isEmpty {
      let text = ScreenText.commands(
        "No Recent Apps", font: design.emptyFont, color: design.textColor,
        at: CGPoint(x: size.width / 2, y: size.height / 2), alignment: .center)
      layers.append(EncodedFrame(DisplayList(size: size, commands: text)))
    }
    for (index, bundleID) in subject.situation.recents.enumerated().reversed()
    where bundleID != hidden {
      guard let app = subject.apps[bundleID] else { continue }
      layers += cardLayers(of: app, at: index, in: subject)
    }
    return layers
  }

  /// Returns a card in the app switcher, with the app's icon and name above it.
  private func cardLayers(
    of app: ShownApp, at index: Int, in subject: Subject
  ) -> [EncodedFrame] {
    let bundleID = app.app.bundleID
    let size = subject.size
    let design = subject.situation.design.switcher
    var rect = subject.scene.switcher.rect(at: index, in: subject.situation)
    if let pulled = subject.scene.switcher.pulled, pulled.bundleID == bundleID {
      rect.origin.y -= pulled.distance
    }
    guard rect.maxX > 0, rect.minX < size.width else { return [] }
    var card = app.card(rect: rect, radius: design.cornerRadius).fitted
    card.shadow = design.shadow
    return card.layers(screen: size)
      + [
        EncodedFrame(
          DisplayList(size: size, commands: title(of: app, above: card.rect, in: subject)))
      ]
  }

  private func title(
    of app: ShownApp, above card: CGRect, in subject: Subject
  ) -> [DrawingCommand] {
    let design = subject.situation.design.switcher
    let title = design.title
    let icon = CGRect(
      x: card.minX + title.inset, y: card.minY - title.height, width: title.iconSide,
      height: title.iconSide)
    return HomeScreen.picture(
      of: app.app, image: subject.icon(of: app.app.bundleID)?.image, in: icon,
      design: subject.situation.design.icons)
      + ScreenText.commands(
        app.app.name, font: title.font, color: design.textColor,
        at: CGPoint(x: icon.maxX + title.gap, y: icon.midY + title.baseline), alignment: .left,
        maximumWidth: card.width - title.margins)
  }

  private func bannerFrame(of subject: Subject) -> EncodedFrame? {
    guard let shown = subject.scene.banner else { return nil }
    let situation = subject.situation
    let height = shown.banner.card(in: situation).maxY + situation.design.banners.motion.clearance
    let commands = shown.banner.commands(
      in: situation, icon: subject.icon(of: shown.banner.app.bundleID)?.image,
      offset: shown.offset(at: situation.now, height: height))
    return EncodedFrame(DisplayList(size: subject.size, commands: commands))
  }

  private mutating func statusBarFrame(of subject: Subject, time: String) -> EncodedFrame {
    let situation = subject.situation
    let app = subject.scene.draggedCard == nil ? subject.frontApp : nil
    let isDark = app?.isDark == true
    let wishes = app?.systemAppearance
    let state = StatusBar(
      design: situation.design.statusBar, model: situation.model,
      orientation: situation.configuration.orientation,
      size: subject.size, time: situation.front == .locked ? "" : time,
      isInCall: situation.configuration.switches[.inCall],
      isLight: app == nil || (wishes?.hasLightStatusBar ?? isDark),
      isHidden: wishes?.isStatusBarHidden ?? (situation.front == .switcher),
      isIndicatorLight: app == nil || (wishes?.isHomeIndicatorLight ?? isDark),
      isIndicatorHidden: wishes?.isHomeIndicatorHidden ?? (situation.front == .home))
    if let statusBar, statusBar.state == state { return statusBar.frame }
    let frame = EncodedFrame(state.displayList)
    statusBar = (state, frame)
    return frame
  }
}
