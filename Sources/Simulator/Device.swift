import DeviceProtocol
import DisplayList
import Foundation
import Glibc
import Raster

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
  /// What makes time pass.
  package nonisolated let clock: DeviceConfiguration.Clock
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
  package private(set) var pasteboard: String?
  /// In the order in which they were installed first.
  package private(set) var installedApps: [InstalledApp] = []
  /// The crash of the app in front that nobody has been told of by an error yet.
  private var unseenCrash: CrashLog?
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
  private let camera = ScreenCamera()
  /// Changes whenever there is another image.
  private(set) var imageVersion = 0
  private var manualTime = 0.0
  private var watchdog: Task<Void, Never>?

  /// Makes a device with nothing on it.
  /// - Parameters:
  ///   - storage: the folder under which each kind of device keeps its apps' data.
  ///   - isAnimated: whether the device's own screens move, which takes time of its clock; those of a device with a
  ///     real clock do unless told otherwise.
  package init(
    model: DeviceModel = .standard, storage: URL,
    appearance: DeviceConfiguration.Appearance = .light,
    contentSizeCategory: String = "UICTContentSizeCategoryL", languages: [String] = ["en-US"],
    clock: DeviceConfiguration.Clock = .real, isAnimated: Bool? = nil
  ) {
    self.model = model
    self.storage = storage
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
      _ = try? await wait(for: .ready, of: ending, limit: limits.lifecycle)
    }
    guard let opening = try beginOpening(bundleID, arguments: arguments) else { return }
    try await wait(for: opening.awaited, of: opening.app, limit: opening.limit)
  }

  /// Opens an app as a person does, who is told of a failure by an event.
  package func open(_ bundleID: String) {
    if let ending = running[bundleID], ending.phase == .ending {
      Task {
        _ = try? await wait(for: .ready, of: ending, limit: limits.lifecycle)
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
      running.process?.signal(SIGKILL)
    case .user:
      if running.phase != .launching, running.responsiveness.isResponding {
        if running.phase == .active { sendLifecycle(.willResignActive, to: running) }
        if running.phase != .background { sendLifecycle(.didEnterBackground, to: running) }
        running.phase = .ending
        sendLifecycle(.willTerminate, to: running)
        _ = try? await wait(for: .lifecycle(.willTerminate), of: running, limit: limits.lifecycle)
      }
      running.phase = .ending
      running.process?.signal(SIGKILL)
    }
    if wasInFront, front == .app(bundleID: bundleID) { show(.home) }
    _ = try? await wait(for: .ready, of: running, limit: limits.lifecycle)
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
    let container = container(of: app.bundleID)
    let defaults: WorkingDefaults
    do {
      for folder in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
        try FileManager.default.createDirectory(
          at: container.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      defaults = try WorkingDefaults(container: container)
    } catch {
      throw DeviceError.cannotStart(app: app.name, reason: "\(error.localizedDescription)")
    }
    let running = RunningApp(
      app: app, configuration: configuration(for: app, appearance: nil), defaults: defaults)
    do {
      running.process = try AppProcess(
        app: app, arguments: arguments,
        environment: environment(container: container, defaults: defaults),
        directory: container, queue: deviceQueue.queue,
        onPacket: { [weak self, weak running] packet in
          guard let self, let running else { return }
          nonisolated(unsafe) let app = running
          self.assumeIsolated { $0.receive(packet, from: app) }
        },
        onMalformed: { [weak self, weak running] error in
          guard let self, let running else { return }
          nonisolated(unsafe) let app = running
          self.assumeIsolated { $0.receiveMalformed(error, from: app) }
        },
        onOutput: { [weak self] lines in
          guard let self else { return }
          self.deviceQueue.queue.async {
            self.assumeIsolated { $0.receive(lines, from: app.bundleID) }
          }
        },
        onEnd: { [weak self] ending, output, errors in
          guard let self else { return }
          nonisolated(unsafe) let app = running
          self.assumeIsolated { $0.receiveEnd(ending, of: app, output: output, errors: errors) }
        })
    } catch {
      defaults.remove()
      throw error
    }
    self.running[app.bundleID] = running
    running.process?.send(.configure(running.configuration))
    if let pasteboard { running.process?.send(.pasteboard(pasteboard)) }
    show(.app(bundleID: app.bundleID))
    emit(.launched(bundleID: app.bundleID))
    return Opening(app: running, awaited: .ready, limit: limits.launch)
  }

  private func environment(container: URL, defaults: WorkingDefaults) -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "FONTCONFIG_FILE"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables["HOME"] = container.path
    variables["CFFIXED_USER_HOME"] = container.path
    variables[WorkingDefaults.variable] = defaults.folder.path
    variables["TMPDIR"] = container.appendingPathComponent("tmp").path
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,"
      + "output-to=stderr,limit=32"
    return variables
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

  private func sendToBackground(_ app: RunningApp) {
    guard app.phase == .active || app.phase == .inactive else { return }
    if app.phase == .active { sendLifecycle(.willResignActive, to: app) }
    sendLifecycle(.didEnterBackground, to: app)
    app.phase = .background
  }

  private func sendLifecycle(_ event: LifecycleEvent, to app: RunningApp) {
    app.process?.send(.lifecycle(event))
  }

  // MARK: - Around apps

  /// Goes to the home screen; returns when the app in front has entered the background.
  package func home() async {
    for app in goHome() {
      _ = try? await wait(
        for: .lifecycle(.didEnterBackground), of: app, limit: limits.lifecycle)
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
    _ = try? await wait(for: .lifecycle(.willResignActive), of: app, limit: limits.lifecycle)
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
    for app in running.values { app.process?.send(.pasteboard(text)) }
  }

  /// Asks an app to open a URL.
  /// - Throws: as `launch(_:arguments:)` does.
  package func open(url: String, in bundleID: String) async throws {
    try await launch(bundleID)
    running[bundleID]?.process?.send(.openURL(url))
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

  private func updateConfiguration(of app: RunningApp) {
    let configuration = configuration(for: app.app, appearance: app.systemAppearance)
    guard configuration != app.configuration else { return }
    app.configuration = configuration
    app.process?.send(.configure(configuration))
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
      app.process?.send(.advanceClock(by: seconds))
    }
  }

  func forward(_ samples: [TouchSample]) {
    sendInput(.touches(samples))
  }

  private func sendInput(_ message: DeviceMessage) {
    guard let app = frontApp, app.phase == .active || app.phase == .launching else { return }
    app.process?.send(message)
  }

  // MARK: - What is on the screen

  /// Waits until the app in front, or the home screen, has come to rest, and gives what is on the screen.
  /// - Throws: the `CrashLog` if the app in front crashed, `DeviceError.notResponding`.
  package func settle() async throws -> ScreenElement {
    if let crash = unseenCrash {
      unseenCrash = nil
      throw crash
    }
    guard let app = frontApp else {
      await screen.waitForAnimations(of: self)
      return screen.elements(of: self)
    }
    if app.phase == .launching {
      try await wait(for: .ready, of: app, limit: limits.launch)
    }
    let id = nextID()
    app.process?.send(.settle(id: id))
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
    if let crash = unseenCrash {
      unseenCrash = nil
      throw crash
    }
    guard let app = frontApp else {
      return screen.isMoving ? nil : screen.elements(of: self)
    }
    if app.phase == .launching {
      try await wait(for: .ready, of: app, limit: limits.launch)
    }
    let id = nextID()
    app.process?.send(.show(id: id))
    let elements = try await wait(for: .reply(id), of: app, limit: limits.settle)
    return screen.isMoving ? nil : elements
  }

  /// What is on the screen at this moment.
  /// - Throws: `DeviceError` if the app in front does not say.
  package func elements() async throws -> ScreenElement {
    guard let app = frontApp else { return screen.elements(of: self) }
    let id = nextID()
    app.process?.send(.requestElements(id: id))
    guard let elements = try await wait(for: .reply(id), of: app, limit: limits.settle) else {
      throw DeviceError.exited(app: app.app.name)
    }
    return elements
  }

  /// A PNG of the screen as it is, with the system's bars at 9:41.
  /// - Throws: what keeps the frame from being drawn.
  package func screenshot() throws -> Data {
    try camera.png(of: picturedFrame, images: images, scale: model.scale)
  }

  /// The colour of one pixel of the screen, as the picture of `screenshot()` has it.
  /// - Throws: what keeps the frame from being drawn.
  package func pixel(at place: CGPoint) throws -> Color {
    try camera.color(at: place, of: picturedFrame, images: images, scale: model.scale)
  }

  private var picturedFrame: Data { screen.frame(of: self, time: "9:41").data }

  /// The whole screen at this moment, encoded.
  package func frame(time: String? = nil) -> Data {
    screen.frame(of: self, time: time).data
  }

  /// The images that the screen's frames draw.
  package var images: [ImageID: Data] {
    var images = screen.images(of: self)
    for app in running.values { images.merge(app.images) { first, _ in first } }
    return images
  }

  /// The images that the screen may draw and a page does not know yet.
  func images(except known: Set<ImageID>) -> [ImageID: Data] {
    images.filter { !known.contains($0.key) }
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

  /// What the app in front has reported since its launch.
  package func reports(of bundleID: String) -> [Report] {
    running[bundleID]?.reports ?? []
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

  private func emit(_ event: DeviceEvent) {
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

  private func receive(_ packet: Packet<AppMessage>, from app: RunningApp) {
    switch packet {
    case .frame(let data):
      guard let frame = try? EncodedFrame(data) else { return }
      app.frame = frame
      if app === frontApp || front == .switcher { screenDidChange() }
    case .image(let id, let data):
      app.images[id] = data
      imageVersion += 1
    case .elements(let id, let tree):
      app.resume(.reply(id), with: Result { try app.elementDecoder.decode(tree) })
    case .message(let message):
      receive(message, from: app)
    }
    noteAnswer(of: app)
  }

  private func receive(_ message: AppMessage, from app: RunningApp) {
    switch message {
    case .ready:
      if app.phase == .launching {
        app.phase = .active
        if app !== frontApp { sendToBackground(app) }
      }
      app.resume(.ready, with: .success(nil))
    case .moving(let id):
      app.resume(.reply(id), with: .success(nil))
    case .lifecycleDone(let event):
      app.resume(.lifecycle(event), with: .success(nil))
    case .textInput(let state):
      app.textInput = state
      if app === frontApp { screenDidChange() }
    case .systemAppearance(let appearance):
      guard appearance != app.systemAppearance else { return }
      app.systemAppearance = appearance
      updateConfiguration(of: app)
      if app === frontApp { screenDidChange() }
    case .report(let report):
      guard app.reports.count < 1000 else { return }
      app.reports.append(report)
      emit(.report(bundleID: app.app.bundleID, report))
    case .pasteboard(let text):
      pasteboard = text
      for other in running.values where other !== app { other.process?.send(.pasteboard(text)) }
      screenDidChange()
    case .openURL(let url):
      emit(.openURL(bundleID: app.app.bundleID, url))
    }
  }

  private func receiveMalformed(_ error: any Error, from app: RunningApp) {
    let report = Report(
      severity: .error,
      message: "The app sent what the device does not understand (\(error)) and was ended. "
        + "Was it built by another version of Quince?")
    app.reports.append(report)
    emit(.report(bundleID: app.app.bundleID, report))
    app.process?.signal(SIGKILL)
  }

  private func receive(_ lines: [OutputLine], from bundleID: String) {
    for line in lines { emit(.output(bundleID: bundleID, line)) }
  }

  private func receiveEnd(
    _ ending: AppProcess.Ending, of app: RunningApp, output: String, errors: String
  ) {
    let bundleID = app.app.bundleID
    app.defaults.remove()
    if running[bundleID] === app { running[bundleID] = nil }
    guard !app.isKilled else {
      app.resume(.ready, with: .success(nil))
      app.resumeAll(with: DeviceError.exited(app: app.app.name))
      emit(.exited(bundleID: bundleID, crash: nil))
      leave(bundleID)
      return
    }
    let crash = CrashLog(app: app.app, ending: ending, output: output, errors: errors)
    if let crash {
      lastCrash = crash
      if front == .app(bundleID: bundleID), !app.isAwaited { unseenCrash = crash }
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

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  @discardableResult
  private func wait(
    for awaited: RunningApp.Awaited, of app: RunningApp, limit: Double
  ) async throws -> ScreenElement? {
    startWatchdog()
    return try await withCheckedThrowingContinuation { continuation in
      guard let process = app.process, !process.hasEnded else {
        return continuation.resume(throwing: DeviceError.exited(app: app.app.name))
      }
      app.wait(for: awaited, seconds: limit) { continuation.resume(with: $0) }
    }
  }

  private func startWatchdog() {
    guard watchdog == nil else { return }
    watchdog = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        guard let self, await self.watch() else { return }
      }
    }
  }

  /// Looks for apps that are late; `false` when there is nothing to look after.
  private func watch() -> Bool {
    let time = Self.uptime
    for app in running.values {
      app.giveUpWaiting(at: time)
      watchSilence(of: app, at: time)
    }
    if running.isEmpty { watchdog = nil }
    return watchdog != nil
  }

  /// Asks a silent app in front whether it is there, and notes when it does not answer.
  private func watchSilence(of app: RunningApp, at time: Double) {
    guard app === frontApp, app.phase == .active else { return app.responsiveness.rest() }
    switch app.responsiveness.next(at: time, limit: limits.silence) {
    case .nothing: break
    case .ask: app.process?.send(.requestElements(id: nextID()))
    case .tell:
      emit(.stoppedResponding(bundleID: app.app.bundleID))
      screenDidChange()
    }
  }

  private func noteAnswer(of app: RunningApp) {
    guard app.responsiveness.noteAnswer(at: Self.uptime) else { return }
    emit(.respondsAgain(bundleID: app.app.bundleID))
    screenDidChange()
  }
}
