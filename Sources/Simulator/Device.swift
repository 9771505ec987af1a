import DeviceProtocol
import DisplayList
import Foundation
import Glibc
import Raster
import Sandbox

/// A simulated device: its apps, their lives, its screen, and the one door through which input comes.
///
/// Places are in points of the screen as it is held, origin at the top left.
package actor Device {
  /// What fills the screen.
  package enum Front: Equatable, Sendable {
    case home
    case app(bundleID: String)
    case switcher
  }

  /// How an app is ended.
  package enum Killing: Sendable {
    /// As a person does in the switcher: through the background, with a word of warning.
    case user
    /// Outright, at this moment.
    case sigkill
  }

  /// How long things may take, in seconds.
  package struct Limits: Sendable {
    /// Until an app is ready after its process was started.
    package var launch = 20.0
    /// Until an app has come to rest and told so.
    package var settle = 10.0
    /// Until an app has gone through its callbacks on the way to another state.
    package var lifecycle = 5.0
    /// Until a silent app in front is called unresponsive.
    package var silence = 3.0

    /// The usual limits.
    package init() {}
  }

  /// The queue on which the device does everything.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    deviceQueue.asUnownedSerialExecutor()
  }

  /// The kind of device.
  package private(set) var model: DeviceModel
  /// The folder under which each kind of device keeps its apps' data.
  package nonisolated let storage: URL
  /// All that the apps print and are told of.
  package nonisolated let log: OutputLog
  /// What makes time pass.
  package nonisolated let clock: DeviceConfiguration.Clock
  /// What apps may see and take.
  nonisolated let sandbox: SandboxSettings
  /// How long things may take.
  package var limits = Limits()
  /// What fills the screen.
  package internal(set) var front = Front.home
  /// Light or dark; an app may choose otherwise for itself.
  package private(set) var appearance: DeviceConfiguration.Appearance
  /// How the device is held; an app or the home screen may not follow.
  package private(set) var orientation = DeviceConfiguration.Orientation.portrait
  /// The size of text by Apple's name.
  package private(set) var contentSizeCategory: String
  /// The languages that the person reads, the best one first.
  package let languages: [String]
  /// The text that was copied last.
  package internal(set) var pasteboard: String?
  private var isWatched = true
  /// In the order in which they were installed first.
  package private(set) var installedApps: [InstalledApp] = []
  /// The latest crash that nobody has been told of by an error yet.
  var unseenCrash: CrashLog?
  /// The latest crash of any app.
  package private(set) var lastCrash: CrashLog?

  nonisolated let deviceQueue: DeviceQueue
  var running: [String: RunningApp] = [:]
  /// Bundle identifiers in the switcher, the latest used first.
  var recents: [String] = []
  var screen: ScreenController
  private var subscribers: [UUID: AsyncStream<DeviceEvent>.Continuation] = [:]
  private var screenObservers: [UUID: @Sendable () -> Void] = [:]
  private var lastID = 0
  let camera = ScreenCamera()
  /// Changes whenever there are other images.
  var imageVersion = 0
  /// The number of the last image that an app sent.
  var lastImage: UInt64 = 0
  private var manualTime = 0.0
  var watchdog: Task<Void, Never>?
  var reporting = Reporting()

  /// Makes a device with nothing on it.
  /// - Parameters:
  ///   - storage: the folder under which each kind of device keeps its apps' data.
  ///   - isAnimated: whether the device's own screens move, which takes time of its clock; those of a device with a
  ///     real clock do unless told otherwise.
  package init(
    model: DeviceModel = .standard, storage: URL,
    appearance: DeviceConfiguration.Appearance = .light,
    contentSizeCategory: String = "UICTContentSizeCategoryL", languages: [String] = ["en-US"],
    clock: DeviceConfiguration.Clock = .real, isAnimated: Bool? = nil,
    sandbox: SandboxSettings = SandboxSettings()
  ) {
    self.model = model
    self.sandbox = sandbox
    self.storage = storage
    log = OutputLog(in: storage)
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.languages = languages
    self.clock = clock
    deviceQueue = DeviceQueue(label: "device")
    screen = ScreenController(isAnimated: isAnimated ?? (clock == .real))
  }

  // MARK: - Apps

  /// Puts an app on the device, or a newer build of it in its place, which the next launch takes.
  /// - Throws: `InstalledApp.InvalidBundle`.
  @discardableResult
  package func install(_ bundle: URL) throws -> InstalledApp {
    let app = try InstalledApp(bundle: bundle.standardizedFileURL)
    if let index = installedApps.firstIndex(where: { $0.bundleID == app.bundleID }) {
      installedApps[index] = app
    } else {
      installedApps.append(app)
    }
    if !app.fonts.isEmpty { FontCatalog.register(app.fonts.map(\.path)) }
    imageVersion += 1
    screen.homeDidChange()
    screenDidChange()
    return app
  }

  /// Opens an app: starts its process, or brings it back from the background; returns when it is active.
  /// - Throws: `DeviceError`, or a `CrashLog` if it crashed on the way.
  package func launch(_ bundleID: String, arguments: [String] = []) async throws {
    if let ending = running[bundleID], ending.phase == .ending {
      await waitQuietly(for: .ready, of: ending, limit: limits.lifecycle)
    }
    guard let opening = try beginOpening(bundleID, arguments: arguments) else { return }
    try await wait(for: opening.awaited, of: opening.app, limit: opening.limit)
  }

  /// Opens an app as a person does, who is told of a failure by an event.
  package func open(_ bundleID: String) {
    if let ending = running[bundleID], ending.phase == .ending {
      Task {
        await waitQuietly(for: .ready, of: ending, limit: limits.lifecycle)
        open(bundleID)
      }
      return
    }
    do {
      guard let opening = try beginOpening(bundleID, arguments: []) else { return }
      Task {
        do {
          try await wait(for: opening.awaited, of: opening.app, limit: opening.limit)
        } catch is CrashLog {
          // The event of the app's end tells of it.
        } catch {
          reportFailure(error, of: bundleID)
        }
      }
    } catch {
      reportFailure(error, of: bundleID)
    }
  }

  private func reportFailure(_ error: any Error, of bundleID: String) {
    emit(.report(bundleID: bundleID, Report(severity: .error, message: "\(error)")))
  }

  /// What must come before an app that is being opened is active.
  private struct Opening {
    var app: RunningApp
    var awaited: RunningApp.Awaited
    var limit: Double
  }

  private func beginOpening(_ bundleID: String, arguments: [String]) throws -> Opening? {
    let app = try installed(bundleID)
    unseenCrash = nil
    if let running = running[bundleID], running.phase != .ending { return activate(running) }
    return try start(app, arguments: arguments)
  }

  /// Ends an app; nothing happens if it does not run.
  package func kill(_ bundleID: String, how: Killing = .user) async {
    guard let running = running[bundleID], running.phase != .ending else { return }
    let wasInFront = front == .app(bundleID: bundleID)
    running.isKilled = true
    recents.removeAll { $0 == bundleID }
    switch how {
    case .sigkill:
      running.phase = .ending
      running.process?.kill()
    case .user:
      if running.phase != .launching, running.responsiveness.isResponding {
        if running.phase == .active { sendLifecycle(.willResignActive, to: running) }
        if running.phase != .background { sendLifecycle(.didEnterBackground, to: running) }
        running.phase = .ending
        sendLifecycle(.willTerminate, to: running)
        await waitQuietly(for: .lifecycle(.willTerminate), of: running, limit: limits.lifecycle)
      }
      running.phase = .ending
      running.process?.kill()
    }
    if wasInFront, front == .app(bundleID: bundleID) { show(.home) }
    await waitQuietly(for: .ready, of: running, limit: limits.lifecycle)
  }

  /// Ends an app and erases its data.
  /// - Throws: where the data cannot be erased.
  package func clearState(_ bundleID: String) async throws {
    await kill(bundleID, how: .sigkill)
    let container = container(of: bundleID)
    guard FileManager.default.fileExists(atPath: container.path) else { return }
    try FileManager.default.removeItem(at: container)
  }

  /// Ends all apps and erases their data on this kind of device.
  /// - Throws: where the data cannot be erased.
  package func erase() async throws {
    await shutDown()
    guard FileManager.default.fileExists(atPath: modelStorage.path) else { return }
    try FileManager.default.removeItem(at: modelStorage)
    pasteboard = nil
  }

  /// Ends all apps at once.
  package func shutDown() async {
    for bundleID in Array(running.keys) { await kill(bundleID, how: .sigkill) }
    recents = []
    show(.home)
  }

  /// Becomes another kind of device, with that one's data; the app in front is opened anew.
  /// - Throws: as `launch(_:arguments:)` does.
  package func become(_ model: DeviceModel) async throws {
    let previous = front
    await shutDown()
    self.model = model
    screen.homeDidChange()
    screenDidChange()
    if case .app(let bundleID) = previous { try await launch(bundleID) }
  }

  /// The folder of an app's data.
  package func container(of bundleID: String) -> URL {
    modelStorage.appendingPathComponent("Containers").appendingPathComponent(bundleID)
  }

  private var modelStorage: URL {
    let letters = model.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return storage.appendingPathComponent(name)
  }

  func installed(_ bundleID: String) throws -> InstalledApp {
    guard let app = installedApps.first(where: { $0.bundleID == bundleID }) else {
      throw DeviceError.notInstalled(
        bundleID: bundleID, installed: installedApps.map(\.bundleID))
    }
    return app
  }

  /// The app in front, if its process lives.
  var frontApp: RunningApp? {
    guard case .app(let bundleID) = front else { return nil }
    return running[bundleID]
  }

  private func start(_ app: InstalledApp, arguments: [String]) throws -> Opening {
    leaveFront()
    let launch = try AppSandbox(settings: sandbox).prepare(
      app, container: container(of: app.bundleID), arguments: arguments)
    let running = RunningApp(
      app: app, configuration: configuration(for: app, appearance: nil), defaults: launch.defaults)
    do {
      running.process = try AppProcess(
        app: app, launch: launch, queue: deviceQueue.queue,
        onPacket: onQueue(running) { $0.receive($1, from: $2) },
        onMalformed: onQueue(running) { $0.end($2, for: $1) },
        onOutput: { [log] lines, goOn in
          log.append(lines.map { .output(app: app.name, $0) }, goOn: goOn)
        },
        onRefusal: onQueue(running) { $0.noteRefusal(of: $1, to: $2) },
        onEnd: { [weak self] ending, output, errors in
          guard let self else { return }
          nonisolated(unsafe) let app = running
          self.assumeIsolated { $0.receiveEnd(ending, of: app, output: output, errors: errors) }
        })
    } catch {
      launch.defaults.remove()
      throw error
    }
    self.running[app.bundleID] = running
    send(.configure(running.configuration), to: running)
    if let pasteboard { send(.pasteboard(pasteboard), to: running) }
    if !isWatched { send(.watched(false), to: running) }
    show(.app(bundleID: app.bundleID))
    emit(.launched(bundleID: app.bundleID))
    return Opening(app: running, awaited: .ready, limit: limits.launch)
  }

  private func activate(_ app: RunningApp) -> Opening? {
    let bundleID = app.app.bundleID
    if app.phase == .launching {
      show(.app(bundleID: bundleID))
      return Opening(app: app, awaited: .ready, limit: limits.launch)
    }
    if front == .app(bundleID: bundleID), app.phase == .active { return nil }
    leaveFront(except: app)
    updateConfiguration(of: app)
    if app.phase == .background { sendLifecycle(.willEnterForeground, to: app) }
    sendLifecycle(.didBecomeActive, to: app)
    app.phase = .active
    show(.app(bundleID: bundleID))
    return Opening(app: app, awaited: .lifecycle(.didBecomeActive), limit: limits.lifecycle)
  }

  /// Sends every app but one that is not in the background there.
  private func leaveFront(except kept: RunningApp? = nil) {
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

  private func sendLifecycle(_ event: LifecycleEvent, to app: RunningApp) {
    send(.lifecycle(event), to: app)
  }

  // MARK: - Around apps

  /// Goes to the home screen; returns when the app in front has entered the background.
  package func home() async {
    for app in goHome() {
      await waitQuietly(for: .lifecycle(.didEnterBackground), of: app, limit: limits.lifecycle)
    }
  }

  /// Goes to the home screen, and gives the apps that are entering the background.
  @discardableResult
  func goHome() -> [RunningApp] {
    let leaving = running.values.filter { $0.phase == .active || $0.phase == .inactive }
    leaveFront()
    show(.home)
    return leaving
  }

  /// Opens the app switcher; the app in front becomes inactive.
  package func openSwitcher() async {
    guard let app = showSwitcher() else { return }
    await waitQuietly(for: .lifecycle(.willResignActive), of: app, limit: limits.lifecycle)
  }

  /// Opens the app switcher, and gives the app that is becoming inactive.
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

  /// Turns the device.
  package func rotate(to orientation: DeviceConfiguration.Orientation) {
    self.orientation = orientation
    updateConfigurations()
  }

  /// Makes the device light or dark.
  package func setAppearance(_ appearance: DeviceConfiguration.Appearance) {
    self.appearance = appearance
    updateConfigurations()
  }

  /// Sets the size of text by Apple's name, such as `UICTContentSizeCategoryXXL`.
  package func setContentSizeCategory(_ category: String) {
    contentSizeCategory = category
    updateConfigurations()
  }

  /// Sets how long things may take.
  package func setLimits(_ limits: Limits) {
    self.limits = limits
  }

  /// Puts a text on the pasteboard, which every app sees.
  package func setPasteboard(_ text: String?) {
    pasteboard = text
    for app in running.values { send(.pasteboard(text), to: app) }
  }

  /// Tells apps whether anybody looks at the device: an app at rest that nobody sees sleeps, its caret too.
  package func setWatched(_ isWatched: Bool) {
    guard isWatched != self.isWatched else { return }
    self.isWatched = isWatched
    for app in running.values { send(.watched(isWatched), to: app) }
  }

  /// Asks an app to open a URL.
  /// - Throws: as `launch(_:arguments:)` does.
  package func open(url: String, in bundleID: String) async throws {
    try await launch(bundleID)
    if let app = running[bundleID] { send(.openURL(url), to: app) }
  }

  /// What the app in front is told of the device, or what the home screen follows.
  package var configuration: DeviceConfiguration {
    frontApp?.configuration
      ?? model.configuration(
        orientation: model.isPad ? orientation : .portrait, appearance: appearance,
        contentSizeCategory: contentSizeCategory, languages: languages, clock: clock)
  }

  private func configuration(
    for app: InstalledApp, appearance system: SystemAppearance?
  ) -> DeviceConfiguration {
    model.configuration(
      orientation: app.orientation(
        heldAs: orientation, onPad: model.isPad, allowed: system?.supportedOrientations ?? []),
      appearance: appearance, contentSizeCategory: contentSizeCategory,
      languages: languages, clock: clock)
  }

  private func updateConfigurations() {
    for app in running.values { updateConfiguration(of: app) }
    screen.homeDidChange()
    screenDidChange()
  }

  func updateConfiguration(of app: RunningApp) {
    let configuration = configuration(for: app.app, appearance: app.systemAppearance)
    guard configuration != app.configuration else { return }
    app.configuration = configuration
    send(.configure(configuration), to: app)
  }

  // MARK: - Input

  /// Seconds on the clock that touches are stamped with.
  package var now: Double {
    clock == .manual ? manualTime : Self.uptime
  }

  /// Seconds on the machine's clock that never goes back.
  static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Fingers that change at the same moment.
  package func touch(_ samples: [TouchSample]) {
    guard !samples.isEmpty else { return }
    let rest = screen.takeSystemTouches(samples, on: self)
    if !rest.isEmpty { forward(rest) }
  }

  /// One finger, at this moment.
  package func touch(_ phase: TouchSample.Phase, at location: CGPoint, finger: Int = 0) {
    touch([TouchSample(finger: finger, phase: phase, location: location, timestamp: now)])
  }

  /// A finger that touches a place and lifts.
  package func tap(at location: CGPoint) {
    touch(.began, at: location)
    if clock == .manual { advanceClock(by: 0.05) }
    touch(.ended, at: location)
  }

  /// A key of a hardware keyboard.
  package func press(_ key: KeyPress) {
    sendInput(.key(key))
  }

  /// Text that comes from no single key.
  package func enter(_ text: TextEntry) {
    sendInput(.text(text))
  }

  /// What assistive technology asks of an element.
  package func perform(_ action: AccessibilityAction, on elementID: Int) async {
    guard frontApp != nil else { return await screen.perform(action, on: elementID, of: self) }
    sendInput(.accessibilityAction(elementID: elementID, action))
  }

  /// Moves a manual clock, in seconds.
  package func advanceClock(by seconds: Double) {
    guard clock == .manual else { return }
    manualTime += seconds
    screen.clockDidAdvance(on: self)
    for app in running.values where app.phase != .background {
      send(.advanceClock(by: seconds), to: app)
    }
  }

  func forward(_ samples: [TouchSample]) {
    sendInput(.touches(samples))
  }

  func sendInput(_ message: DeviceMessage) {
    guard let app = frontApp, app.phase == .active || app.phase == .launching else { return }
    send(message, to: app)
  }

  // MARK: - What is on the screen

  /// Waits until the app in front, or the home screen, has come to rest, and gives what is on the screen.
  /// - Throws: the `CrashLog` if the app in front crashed, `DeviceError.notResponding`.
  package func settle() async throws -> ScreenElement {
    try checkForCrash()
    guard let app = frontApp else {
      await screen.waitForAnimations(of: self)
      return screen.elements(of: self)
    }
    if app.phase == .launching {
      try await wait(for: .ready, of: app, limit: limits.launch)
    }
    let id = nextID()
    send(.settle(id: id), to: app)
    guard let elements = try await wait(for: .reply(id), of: app, limit: limits.settle) else {
      throw DeviceError.exited(app: app.app.name)
    }
    return elements
  }

  /// Moves a manual clock, in seconds, and waits until the screen shows that moment; gives what is on the screen, or
  /// nothing while something moves.
  /// - Throws: as `settle()` does.
  package func pass(_ seconds: Double) async throws -> ScreenElement? {
    advanceClock(by: seconds)
    try checkForCrash()
    guard let app = frontApp else {
      return screen.isMoving ? nil : screen.elements(of: self)
    }
    if app.phase == .launching {
      try await wait(for: .ready, of: app, limit: limits.launch)
    }
    let id = nextID()
    send(.show(id: id), to: app)
    let elements = try await wait(for: .reply(id), of: app, limit: limits.settle)
    return screen.isMoving ? nil : elements
  }

  /// What is on the screen at this moment.
  /// - Throws: `DeviceError` if the app in front does not say.
  package func elements() async throws -> ScreenElement {
    guard let app = frontApp else { return screen.elements(of: self) }
    let id = nextID()
    send(.requestElements(id: id), to: app)
    guard let elements = try await wait(for: .reply(id), of: app, limit: limits.settle) else {
      throw DeviceError.exited(app: app.app.name)
    }
    return elements
  }

  /// The whole screen at this moment, encoded.
  package func frame(time: String? = nil) -> Data {
    screen.frame(of: self, time: time).data
  }

  /// The images that the screen's frames draw.
  package var images: [ImageID: Data] {
    var images = screen.images(of: self)
    for app in running.values { images.merge(app.images.files) { first, _ in first } }
    return images
  }

  /// Whether the home screen, or an app that has finished launching, is in front.
  var isFrontReady: Bool { frontApp.map { $0.phase != .launching } ?? true }

  /// What the status bar shows: the time, or 9:41 where time is not real.
  var clockText: String {
    guard clock == .real else { return "9:41" }
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return "\(parts.tm_hour):" + String(format: "%02d", parts.tm_min)
  }

  /// The text that is edited in front, if any.
  package var textInput: TextInputState? { frontApp?.textInput }

  /// The frame that an app sent last, without what the device draws over it.
  package func shownFrame(of bundleID: String) -> Data? {
    running[bundleID]?.frame?.data
  }

  /// Whether an app has a process.
  package func isRunning(_ bundleID: String) -> Bool {
    running[bundleID].map { $0.phase != .ending } ?? false
  }

  /// The process of an app, for measuring it.
  package func processID(of bundleID: String) -> Int32? {
    running[bundleID]?.process?.pid
  }

  /// Whether the app in front answers.
  package var isFrontResponding: Bool { frontApp?.responsiveness.isResponding ?? true }

  /// What happens from now on.
  package func events() -> AsyncStream<DeviceEvent> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: DeviceEvent.self, bufferingPolicy: .bufferingNewest(4096))
    subscribers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.removeSubscriber(id) }
    }
    return stream
  }

  /// Calls a closure, on the device's queue, whenever what is on the screen changed.
  package func observeScreen(_ id: UUID, _ observer: @escaping @Sendable () -> Void) {
    screenObservers[id] = observer
  }

  func stopObservingScreen(_ id: UUID) {
    screenObservers[id] = nil
  }

  private func removeSubscriber(_ id: UUID) {
    subscribers[id] = nil
  }

  func emit(_ event: DeviceEvent) {
    note(event)
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  func screenDidChange() {
    for observer in screenObservers.values { observer() }
  }

  func show(_ front: Front) {
    if case .app(let bundleID) = front {
      recents.removeAll { $0 == bundleID }
      recents.insert(bundleID, at: 0)
    }
    let previous = self.front
    self.front = front
    guard previous != front else { return }
    screen.frontDidChange(from: previous, of: self)
    emit(.frontChanged)
    screenDidChange()
  }

  // MARK: - From apps

  private func receiveEnd(
    _ ending: ProcessEnding, of app: RunningApp, output: String, errors: String
  ) {
    let bundleID = app.app.bundleID
    app.defaults.remove()
    if running[bundleID] === app { running[bundleID] = nil }
    imageVersion += 1
    guard !app.isKilled || ending.isCrash else {
      app.resume(.ready, with: .success(nil))
      app.resumeAll(with: DeviceError.exited(app: app.app.name))
      emit(.exited(bundleID: bundleID, crash: nil))
      leave(bundleID)
      return
    }
    let crash = CrashLog(
      app: app.app, ending: ending, offense: app.offense, output: output, errors: errors)
    if let crash {
      lastCrash = crash
      unseenCrash = crash
      app.resumeAll(with: crash)
    } else {
      app.resumeAll(with: DeviceError.exited(app: app.app.name))
    }
    emit(.exited(bundleID: bundleID, crash: crash))
    leave(bundleID)
  }

  /// Goes home if an app that has ended was in front.
  private func leave(_ bundleID: String) {
    if running[bundleID] == nil { recents.removeAll { $0 == bundleID } }
    if front == .app(bundleID: bundleID), running[bundleID] == nil { show(.home) }
    if front == .switcher { screenDidChange() }
  }

  // MARK: - Waiting

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Waits for an answer of an app.
  /// - Throws: the `CrashLog` if the app crashed, which then counts as told; `DeviceError`.
  @discardableResult
  func wait(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async throws -> ScreenElement? {
    do {
      return try await answer(awaited, of: app, limit: limit)
    } catch let crash as CrashLog {
      unseenCrash = nil
      throw crash
    }
  }

  /// Waits until an app has done what it was asked for, or cannot do it any more.
  private func waitQuietly(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async {
    _ = try? await answer(awaited, of: app, limit: limit)
  }

  private func answer(
    _ awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async throws -> ScreenElement? {
    startWatchdog()
    return try await withCheckedThrowingContinuation { continuation in
      guard let process = app.process, !process.hasEnded else {
        return continuation.resume(throwing: DeviceError.exited(app: app.app.name))
      }
      app.wait(for: awaited, seconds: limit) { continuation.resume(with: $0) }
    }
  }
}
