import DeviceProtocol
import Foundation

@testable import Simulator

extension ScreenGalleryScene {
  /// All scenes.
  static let all = [home, lockScreen, switcher, notifications, statusBars, movements].flatMap(
    \.self)

  // MARK: - Screens

  private static let home = [
    ScreenGalleryScene(name: "Home", variants: .ofDevice) { stage in
      try stage.install(6)
      stage.situation.badges = ["test.app0": 3, "test.app2": 48, "test.app5": 123_456]
      stage.screen.scene.pressedIcon = "test.app4"
    },
    ScreenGalleryScene(name: "HomePages") { stage in
      try stage.install(45)
      stage.screen.scene.page = 0.4
    },
    ScreenGalleryScene(
      name: "QuickActions", variants: ScreenGalleryVariant.upright + ScreenGalleryVariant.dark
    ) { stage in
      try stage.install(6)
      let shortcuts = [
        HomeScreenShortcut(type: "new", title: "New Note"),
        HomeScreenShortcut(type: "last", title: "Last Note", subtitle: "Groceries for Sunday"),
      ]
      _ = stage.screen.show(shortcuts, of: "test.app3", in: stage.situation)
    },
  ]

  private static let lockScreen = [
    ScreenGalleryScene(
      name: "Lock", variants: ScreenGalleryVariant.upright + ScreenGalleryVariant.padLandscape
    ) { stage in
      stage.situation.day = "Tuesday, September 9"
      stage.situation.front = .locked
    },
    ScreenGalleryScene(name: "LockNotifications", variants: .ofDevice) { stage in
      try stage.install(6)
      stage.situation.day = "Tuesday, September 9"
      stage.situation.front = .locked
      stage.situation.notifications = [
        stage.banner(of: 0, "Tea", "It's time."),
        stage.banner(
          of: 1, "Rain", subtitle: "Soon", String(repeating: "Take a coat. ", count: 30)),
        stage.banner(of: 2, "", "Only a body"),
      ]
    },
  ]

  private static let switcher = [
    ScreenGalleryScene(name: "SwitcherEmpty") { $0.situation.front = .switcher },
    ScreenGalleryScene(
      name: "SwitcherCards",
      variants: ScreenGalleryVariant.upright + ScreenGalleryVariant.padLandscape
    ) { stage in
      try stage.install(6)
      stage.run(3)
      stage.run(0, size: CGSize(width: 900, height: 400))
      stage.situation.front = .switcher
      stage.screen.scene.switcher.scroll = 60
    },
    ScreenGalleryScene(name: "SwitcherPulled") { stage in
      try stage.install(6)
      stage.run(3)
      stage.situation.front = .switcher
      stage.screen.scene.switcher.pulled = ("test.app3", 90)
    },
  ]

  private static let notifications = [
    ScreenGalleryScene(name: "Banner", variants: .ofApp) { stage in
      try stage.install(6)
      stage.open(1)
      stage.show(stage.banner(of: 0, "Tea", subtitle: "In the kitchen", "It's time."))
    },
    ScreenGalleryScene(name: "BannerOpen", variants: .ofApp) { stage in
      try stage.install(6)
      stage.open(1)
      let actions = [
        NotificationCategory.Action(
          identifier: "pour", title: "Pour", isDestructive: false, opensApp: true),
        NotificationCategory.Action(
          identifier: "spill", title: "Spill", isDestructive: true, opensApp: false),
      ]
      var banner = stage.banner(of: 0, "Tea", "It's time.", actions: actions)
      banner.isOpen = true
      stage.show(banner)
    },
  ]

  // MARK: - The status bar

  private static let statusBars = [
    statusBar("StatusBarLight", .ofApp, isLight: true),
    statusBar("StatusBarDark", ScreenGalleryVariant.upright + ScreenGalleryVariant.cutouts),
    statusBar("StatusBarHidden", isHidden: true),
    ScreenGalleryScene(
      name: "StatusBarInCall",
      variants: ScreenGalleryVariant.upright + ScreenGalleryVariant.padLandscape
    ) { stage in
      stage.situation.configuration.switches[.inCall] = true
      try stage.install(1)
      stage.open(0)
    },
  ]

  private static func statusBar(
    _ name: String, _ variants: [ScreenGalleryVariant] = ScreenGalleryVariant.upright,
    isLight: Bool = false, isHidden: Bool = false
  ) -> ScreenGalleryScene {
    ScreenGalleryScene(name: name, variants: variants) { stage in
      try stage.install(1)
      stage.open(
        0,
        wishes: SystemAppearance(
          hasLightStatusBar: isLight, isStatusBarHidden: isHidden, isHomeIndicatorHidden: isHidden,
          isHomeIndicatorLight: isLight, supportedOrientations: []))
    }
  }

  // MARK: - Movements

  private static let movements = [
    ScreenGalleryScene(name: "Opening") { stage in
      try stage.install(6)
      stage.run(1)
      stage.change(to: .app(bundleID: "test.app1"), after: 0.03)
    },
    ScreenGalleryScene(name: "OpeningHiddenIcon") { stage in
      try stage.install(6)
      stage.run(1)
      stage.situation.installedApps = []
      stage.change(to: .app(bundleID: "test.app1"), after: 0.1)
    },
    ScreenGalleryScene(name: "OpeningCard") { stage in
      try stage.install(6)
      stage.run(1)
      stage.situation.front = .switcher
      stage.touch(
        [CGPoint](
          repeating: CGPoint(x: stage.situation.size.width / 2, y: stage.situation.size.height / 2),
          count: 2), endsWith: .ended)
      stage.change(to: .app(bundleID: "test.app1"), after: 0.1)
    },
    ScreenGalleryScene(name: "Closing") { stage in
      try stage.install(6)
      stage.open(1)
      stage.change(to: .home, after: 0.15)
    },
    ScreenGalleryScene(name: "ClosingWithoutIcon") { stage in
      try stage.install(6)
      stage.open(1)
      stage.screen.scene.page = 1
      stage.change(to: .home, after: 0.1)
    },
    ScreenGalleryScene(name: "ToSwitcher") { stage in
      try stage.install(6)
      stage.open(1)
      stage.run(2)
      stage.change(to: .switcher, after: 0.1)
    },
    ScreenGalleryScene(name: "Dragged", variants: swiped) { stage in
      try stage.install(6)
      stage.open(1)
      stage.touch(stage.swipe(to: 200))
    },
    ScreenGalleryScene(name: "DraggedBack", variants: swiped) { stage in
      try stage.install(6)
      stage.open(1)
      stage.touch(stage.swipe(to: 30))
      stage.situation.now += 0.3
      let last = stage.swipe(to: 30)[2]
      _ = stage.screen.take(
        TouchSample(finger: 0, phase: .ended, location: last, timestamp: stage.situation.now),
        in: stage.situation)
      stage.situation.now += 0.05
    },
    ScreenGalleryScene(name: "Dismissing") { stage in
      try stage.install(6)
      stage.run(3)
      stage.situation.front = .switcher
      let size = stage.situation.size
      stage.touch(
        [0.5, 0.45, 0.3, 0.3].map { CGPoint(x: size.width / 2, y: size.height * $0) },
        endsWith: .ended)
      stage.situation.now += 0.03
    },
    ScreenGalleryScene(name: "Paging") { stage in
      try stage.install(45)
      let size = stage.situation.size
      stage.touch(
        [0.9, 0.7, 0.5, 0.5].map { CGPoint(x: size.width * $0, y: size.height - 20) },
        endsWith: .ended)
      stage.situation.now += 0.1
    },
    ScreenGalleryScene(name: "BannerComing") { stage in
      try stage.install(6)
      stage.open(1)
      _ = stage.screen.show(stage.banner(of: 0, "Tea", "It's time."), in: stage.situation)
      stage.situation.now += 0.1
    },
    ScreenGalleryScene(name: "BannerLeaving") { stage in
      try stage.install(6)
      stage.open(1)
      let banner = stage.banner(of: 0, "Tea", "It's time.")
      stage.show(banner)
      let card = banner.card(in: stage.situation)
      stage.touch(
        [card.center, CGPoint(x: card.midX, y: card.midY - 30)], endsWith: .ended)
      stage.situation.now += 0.1
    },
    ScreenGalleryScene(name: "BannerHeld") { stage in
      try stage.install(6)
      stage.open(1)
      let banner = stage.banner(of: 0, "Tea", "It's time.")
      stage.show(banner)
      let card = banner.card(in: stage.situation)
      stage.touch([card.center, CGPoint(x: card.midX, y: card.midY + 40)])
    },
  ]

  /// Devices without a home button.
  private static let swiped = ScreenGalleryVariant.upright.filter { !$0.model.hasHomeButton }
}

extension [ScreenGalleryVariant] {
  /// The variants of a screen that turns on an iPad only.
  fileprivate static let ofDevice =
    ScreenGalleryVariant.upright + ScreenGalleryVariant.dark + ScreenGalleryVariant.padLandscape
  /// The variants of a screen that turns with the app in front.
  fileprivate static let ofApp =
    ScreenGalleryVariant.upright + ScreenGalleryVariant.dark + ScreenGalleryVariant.landscape
}

extension ScreenStage {
  /// Returns the positions of a finger that moves up from the bottom edge.
  fileprivate func swipe(to height: Double) -> [CGPoint] {
    [0, 0.5, 1].map {
      CGPoint(x: situation.size.width / 2 + $0 * 20, y: situation.size.height - 4 - $0 * height)
    }
  }
}
