import DeviceProtocol
import DisplayList
import Foundation

/// The frontmost app, and the screen's contents.
extension Device {
  /// Returns the current screen, encoded.
  /// - Parameter time: The text to show in the status bar in place of the time.
  package func frame(time: String? = nil) -> Data {
    let apps = running.mapValues { app in
      ShownApp(
        app: app.app, frame: app.frame, configuration: app.configuration,
        systemAppearance: app.systemAppearance)
    }
    let shownTime = time ?? self.time.text(in: settings.timeZone)
    return screen.frame(in: situation, apps: apps, time: shownTime).data
  }

  /// The images that the screen's frames use.
  package var images: [ImageID: Data] {
    var images = screen.images(in: situation)
    for app in running.values { images.merge(app.images.files) { first, _ in first } }
    return images
  }

  /// Goes to the home screen, or unlocks the device.
  ///
  /// Returns when the frontmost app has entered the background.
  package func home() async {
    guard front != .locked else { return unlock() }
    note(.home)
    for app in goHome() {
      await waitQuietly(for: .lifecycle(.didEnterBackground), of: app, limit: limits.lifecycle)
    }
  }

  /// Goes to the home screen, and returns the apps that are entering the background.
  @discardableResult
  func goHome() -> [RunningApp] {
    let leaving = running.values.filter { $0.phase == .active || $0.phase == .inactive }
    leaveFront()
    show(.home)
    return leaving
  }

  /// Opens the app switcher.
  ///
  /// The frontmost app becomes inactive.
  package func openSwitcher() async {
    note(.switcher)
    guard let app = showSwitcher() else { return }
    await waitQuietly(for: .lifecycle(.willResignActive), of: app, limit: limits.lifecycle)
  }

  /// Opens the app switcher, and returns the app that is becoming inactive.
  @discardableResult
  func showSwitcher() -> RunningApp? {
    let app = frontApp.flatMap { $0.phase == .active ? $0 : nil }
    if let app {
      sendLifecycle(.willResignActive, to: app)
      app.phase = .inactive
    }
    show(.switcher)
    return app
  }

  /// Brings an app, the home screen, or the app switcher to the front.
  func show(_ front: Front) {
    if case .app(let bundleID) = front {
      recents.remove(bundleID)
      recents.insert(bundleID, at: 0)
    }
    let previous = self.front
    self.front = front
    if front != .locked { giveProtectedData() }
    guard previous != front else { return }
    perform(screen.frontDidChange(from: previous, in: situation))
    emit(.frontChanged)
    screenDidChange()
  }

  /// Sends every app except one to the background.
  func leaveFront(except kept: RunningApp? = nil) {
    for app in running.values where app !== kept && app.phase != .background {
      sendToBackground(app)
    }
  }

  func sendToBackground(_ app: RunningApp) {
    guard app.phase == .active || app.phase == .inactive else { return }
    if app.phase == .active { sendLifecycle(.willResignActive, to: app) }
    sendLifecycle(.didEnterBackground, to: app)
    app.phase = .background
  }

  func sendLifecycle(_ event: LifecycleEvent, to app: RunningApp) {
    send(.lifecycle(event), to: app)
  }

  // MARK: - The device's own screen

  /// The state of the device's own screen.
  var situation: ScreenSituation {
    ScreenSituation(
      design: ScreenDesignSelection(system: system.version).design, model: settings.model,
      appearance: settings.appearance, configuration: configuration,
      front: front, hasFrontApp: frontApp != nil, installedApps: installedApps, recents: recents,
      now: time.now, day: front == .locked ? time.day(in: settings.timeZone, locale: locale) : "",
      badges: notifications.badges, notifications: front == .locked ? notifications.locked : [])
  }

  func perform(_ effects: [ScreenEffect]) {
    for effect in effects { perform(effect) }
  }

  /// Performs an effect of the device's own screen.
  func perform(_ effect: ScreenEffect) {
    switch effect {
    case .redraw: screenDidChange()
    case .animate: startTicker()
    case .open(let bundleID): open(bundleID)
    case .findQuickActions(let bundleID):
      perform(screen.show(apps.shortcuts(of: bundleID), of: bundleID, in: situation))
    case .perform(let shortcut, let bundleID): open(bundleID, performing: shortcut)
    case .answer(let answer, let bundleID): self.answer(answer, of: bundleID)
    case .end(let bundleID):
      recents.remove(bundleID)
      screenDidChange()
      Task { await kill(bundleID) }
      if recents.isEmpty { goHome() }
    case .goHome:
      guard front != .locked else { return unlock() }
      note(.home)
      goHome()
    case .showSwitcher:
      note(.switcher)
      showSwitcher()
    case .pass(let sample):
      note(.touches([sample]))
      sendInput(.touches([sample]))
    }
  }

  private func startTicker() {
    guard clock == .real, ticker == nil else { return }
    ticker = Task { [weak self] in
      while await self?.tick() == true { try? await Task.sleep(for: .milliseconds(15)) }
    }
  }

  /// Advances the animations, and returns `false` when nothing moves anymore.
  private func tick() -> Bool {
    guard screen.isMoving else {
      ticker = nil
      return false
    }
    perform(screen.timeDidPass(in: situation))
    screenDidChange()
    return true
  }

  /// Waits until the device's own screen has stopped moving.
  ///
  /// With a manual clock, that's immediate.
  func waitForAnimations() async {
    if clock == .manual { perform(screen.endMovements(in: situation)) }
    while screen.isMoving { try? await Task.sleep(for: .milliseconds(15)) }
  }
}
