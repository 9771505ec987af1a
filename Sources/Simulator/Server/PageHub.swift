import DeviceProtocol
import Foundation

/// Sends all open pages the same messages, and new pages the past messages that still matter.
actor PageHub {
  /// The time in seconds that the screen must be still before its elements are requested.
  private static let stillness = 0.12

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  private let device: Device
  /// Renews the page's address.
  nonisolated let renewLink: RenewLink?
  /// The inspector for the pages that show it.
  nonisolated let inspector: PageInspector
  private let filming: FilmingDesk
  private let observation = UUID()
  private var connections: [UUID: PageConnection] = [:]
  private var crash: CrashLog?
  /// The builds that are running or have failed, by project name.
  private var builds: [String: BuildStatus] = [:]
  /// An identifier that distinguishes this server from its successor.
  private let server = UUID()
  private var lastDevice: PageDevice?
  private var lastTextInput: TextInputState?
  /// The elements that the pages have, and the launch of the app that shows them.
  private var lastScreen: (elements: ScreenElement, launch: Int?)?
  private var lastPasteboard: String?
  private var unresponsiveApp: String?
  private var unresponsiveStack: [StackFrame] = []
  private var lastChange = 0.0
  private var elementsTask: Task<Void, Never>?
  /// The pages that wait until the elements reflect their input, with the number of their last
  /// request.
  private var waiting: [UUID: Int] = [:]
  /// The connection of the debugger.
  private var debuggerPage: UUID?
  private var isStateDue = false
  /// The last frame in encoded form, until the screen changes.
  private var frame: Data?
  /// The numbers of the devices next to this one, if this is the first device.
  private var others: [Int] = []
  /// The stream of the pages' requests that concern all devices.
  private let requests: AsyncStream<DeviceRequest>.Continuation?
  private var tasks: [Task<Void, Never>] = []
  private var minuteTask: Task<Void, Never>?
  private let recording: (any RecordingDesk)?
  private let steps: (any StepPerforming)?
  private var lastRecording: RecordingStatus?

  init(
    device: Device, filming: FilmingDesk,
    requests: AsyncStream<DeviceRequest>.Continuation? = nil,
    recording: (any RecordingDesk)? = nil, steps: (any StepPerforming)? = nil,
    openFile: OpenFile? = nil, renewLink: RenewLink? = nil
  ) {
    self.steps = steps
    self.renewLink = renewLink
    self.device = device
    self.filming = filming
    self.requests = requests
    self.recording = recording
    inspector = PageInspector(device: device, openFile: openFile)
  }

  func start() async {
    tellWhetherWatched()
    await device.observeScreen(observation) { [weak self] in
      self?.assumeIsolated { $0.screenDidChange() }
    }
    let events = await device.events()
    tasks.append(
      Task { [weak self] in
        for await event in events { await self?.receive(event) }
      })
    let growth = device.log.growth()
    tasks.append(
      Task { [weak self] in
        for await _ in growth { await self?.logDidGrow() }
      })
    guard let statuses = await recording?.statuses() else { return }
    tasks.append(
      Task { [weak self] in
        for await status in statuses { await self?.show(status) }
      })
  }

  func stop() async {
    await device.stopObserving(observation)
    await device.setWatched(true)
    for task in tasks { task.cancel() }
    minuteTask?.cancel()
    for connection in connections.values { await connection.close() }
  }

  func add(_ connection: PageConnection) async {
    connections[connection.id] = connection
    tellWhetherWatched()
    startMinutes()
    await connection.send(.rights(connection.rights, page: connection.id))
    await connection.send(.device(state()))
    await connection.send(.devices(others))
    await connection.send(.textInput(device.textInput))
    if let lastScreen {
      await connection.send(.elements(lastScreen.elements, launch: lastScreen.launch))
    }
    for build in builds.values.sorted(by: { $0.project < $1.project }) {
      await connection.send(.build(build))
    }
    if let crash { await connection.send(.crash(crash)) }
    await connection.send(.notResponding(app: unresponsiveApp, stack: unresponsiveStack))
    if let lastRecording { await connection.send(.recording(lastRecording)) }
    let status = await filming.status
    if status != .none { await connection.send(.filming(status)) }
    scheduleElements()
  }

  func remove(_ connection: PageConnection) async {
    connections[connection.id] = nil
    if connections.isEmpty {
      minuteTask?.cancel()
      minuteTask = nil
    }
    tellWhetherWatched()
    waiting[connection.id] = nil
    await inspector.remove(connection.id)
    await connection.close()
    await connection.cancelTouches()
    await endDebugging(for: connection.id)
    if await filming.discard(for: connection.id) { await tellOfFilming() }
  }

  private func tellWhetherWatched() {
    let isWatched = !connections.isEmpty
    device.assumeIsolated { $0.setWatched(isWatched) }
  }

  /// Redraws the status bar every full minute while anyone is watching.
  private func startMinutes() {
    guard minuteTask == nil else { return }
    minuteTask = Task { [weak self] in
      while !Task.isCancelled {
        let rest = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        try? await Task.sleep(for: .seconds(rest))
        await self?.screenDidChange()
      }
    }
  }

  func show(_ build: BuildStatus) async {
    builds[build.project] = build.phase == .succeeded ? nil : build
    await broadcast(.build(build))
  }

  private func show(_ status: RecordingStatus) async {
    lastRecording = status
    await broadcast(.recording(status))
  }

  /// Handles a page's recording request without blocking the user's next touch.
  func record(_ request: RecordingRequest) {
    Task { [recording] in await recording?.answer(request) }
  }

  /// Sends the numbers of the devices next to this one.
  func show(_ others: [Int]) async {
    self.others = others
    await broadcast(.devices(others))
  }

  /// Sets the zoom of the device on all pages.
  func show(_ zoom: PageZoom) async {
    await broadcast(.zoom(zoom))
  }

  /// Passes on a page's request that concerns all devices.
  func ask(_ request: DeviceRequest) {
    if case .enqueued? = requests?.yield(request) { return }
    if case .use(_, let done) = request { done(DeviceRequest.Dropped()) }
  }

  func dismissCrash() async {
    crash = nil
    await broadcast(.crash(nil))
  }

  // MARK: Performing steps

  /// An error if steps can't be performed.
  private struct NoSteps: Error, CustomStringConvertible {
    let description = "This device can't perform steps."
  }

  /// Performs a page's steps.
  func perform(_ text: String) async throws -> PerformedSteps {
    guard let steps else { throw NoSteps() }
    if let obstacle = await device.frontObstacle {
      throw Device.DebuggerRefused(description: obstacle)
    }
    return try await steps.perform(text, on: device)
  }

  // MARK: Debugging

  /// An error if there's nothing to debug.
  private struct NoApp: Error, CustomStringConvertible {
    let description = "No app is in front. Open the one that you want to debug."
  }

  /// Performs a debugger's request.
  /// - Throws: `Device.DebuggerRefused`, or an error if no app is in front.
  func debug(_ request: DebugRequest, for page: PageConnection) async throws {
    switch request {
    case .start(let process):
      try await device.beginDebugging(by: process, session: page.id)
      debuggerPage = page.id
    case .describe:
      guard let debuggee = await device.frontDebuggee else { throw NoApp() }
      await page.send(.debuggee(debuggee))
    case .end: await endDebugging(for: page.id)
    }
  }

  private func endDebugging(for page: UUID) async {
    if debuggerPage == page { debuggerPage = nil }
    await device.endDebugging(session: page)
  }

  /// Sends an app's process to the debugger.
  private func tellDebugger(of bundleID: String) async {
    guard let debuggerPage, let connection = connections[debuggerPage],
      let debuggee = await device.debuggee(bundleID)
    else { return }
    await connection.send(.debuggee(debuggee))
  }

  // MARK: Recording movies

  /// Starts recording the screen for a page.
  func film(for page: PageConnection) async throws {
    try await filming.begin(device, for: page.id)
    await tellOfFilming()
  }

  /// Makes a movie of a page's recording.
  func stopFilming(as format: MovieFormat, for page: PageConnection) async throws {
    try await filming.end()
    await tellOfFilming()
    do {
      await page.send(.movie(try await filming.makeMovie(as: format)))
    } catch {
      await tellOfFilming()
      throw error
    }
    await tellOfFilming()
  }

  private func tellOfFilming() async {
    await broadcast(.filming(await filming.status))
  }

  private func broadcast(_ message: PageMessage) async {
    guard !connections.isEmpty, let packet = PagePacket(message) else { return }
    for connection in connections.values { await connection.send(packet) }
  }

  /// Returns the current screen, which is drawn once for all pages.
  func framePacket() -> Data {
    if let frame { return frame }
    var data = Data([PacketKind.frame.rawValue])
    data.append(device.assumeIsolated { $0.frame() })
    frame = data
    return data
  }

  private func screenDidChange() {
    frame = nil
    for connection in connections.values {
      connection.assumeIsolated { $0.screenDidChange() }
    }
    lastChange = DeviceTime.uptime
    guard !isStateDue, !connections.isEmpty else { return }
    isStateDue = true
    Task { await sendState() }
    scheduleElements()
  }

  /// Sends the device's changed state.
  private func sendState() async {
    isStateDue = false
    let state = await state()
    if state != lastDevice {
      lastDevice = state
      await broadcast(.device(state))
    }
    let textInput = await device.textInput
    if textInput != lastTextInput {
      lastTextInput = textInput
      await broadcast(.textInput(textInput))
    }
    let pasteboard = await device.pasteboard
    if let pasteboard, pasteboard != lastPasteboard {
      lastPasteboard = pasteboard
      await broadcast(.pasteboard(pasteboard))
    }
    var unresponsive: String?
    if await !device.isFrontResponding { unresponsive = state.appName }
    let stack = await device.frontStack
    if unresponsive != unresponsiveApp || stack != unresponsiveStack {
      unresponsiveApp = unresponsive
      unresponsiveStack = stack
      await broadcast(.notResponding(app: unresponsive, stack: stack))
    }
  }

  private func state() async -> PageDevice {
    let model = await device.model
    let configuration = await device.configuration
    var app: InstalledApp?
    if case .app(let bundleID) = await device.front { app = try? await device.installed(bundleID) }
    return PageDevice(
      server: server.uuidString, name: model.name, isPad: model.isPad,
      width: configuration.screenSize.width,
      height: configuration.screenSize.height, scale: model.scale,
      cornerRadius: model.cornerRadius, body: model.body,
      orientation: configuration.orientation, heldOrientation: await device.orientation,
      appearance: await device.appearance, textSize: await device.contentSizeCategory,
      locale: await device.locale.languageTag,
      app: app?.bundleID, appName: app?.name, launch: await device.frontLaunch,
      debugger: await device.frontDebugger,
      isSwitcher: await device.front == .switcher, isLocked: await device.front == .locked,
      switches: await device.switches.all, timeZone: await device.timeZone,
      pointsPerInch: model.pointsPerInch,
      apps: Dictionary(
        uniqueKeysWithValues: await device.installedApps.map { ($0.bundleID, $0.name) }),
      models: DeviceModel.all.map(\.name), system: await device.system,
      systems: SystemRelease.allCases, isEnrolled: await device.isBiometryEnrolled,
      readsFingers: model.hasHomeButton, location: await device.location.kind,
      place: await device.location.beginning, network: await device.network)
  }

  /// Notifies a page when the elements reflect its input so far.
  func settle(_ number: Int, for page: PageConnection) {
    waiting[page.id] = number
    scheduleElements()
  }

  /// Schedules a request for the elements when the screen is still, for the page's accessibility
  /// tree.
  private func scheduleElements() {
    guard elementsTask == nil, !connections.isEmpty else { return }
    elementsTask = Task {
      while await !updateElements(), !connections.isEmpty, !Task.isCancelled {}
      if !Task.isCancelled { elementsTask = nil }
    }
  }

  /// Stops waiting for the app that was frontmost before, which might be unresponsive.
  private func frontDidChange() {
    elementsTask?.cancel()
    elementsTask = nil
    scheduleElements()
  }

  /// Sends the elements if they've changed, when the screen has been still, or after half a second.
  /// - Returns: Whether no more updates are pending.
  private func updateElements() async -> Bool {
    let start = DeviceTime.uptime
    while DeviceTime.uptime - lastChange < Self.stillness, DeviceTime.uptime - start < 0.5,
      !Task.isCancelled
    {
      try? await Task.sleep(for: .milliseconds(20))
    }
    let isStill = DeviceTime.uptime - lastChange >= Self.stillness
    if isStill { await inspector.update() }
    let (change, served) = (lastChange, waiting)
    let launch = await device.frontLaunch
    guard await device.isFrontReady, let elements = try? await device.elements(),
      !Task.isCancelled
    else { return true }
    // The app that was frontmost before must no longer be shown.
    guard await device.frontLaunch == launch else { return false }
    let isSame = lastScreen.map { $0.elements == elements && $0.launch == launch } ?? false
    if !isSame {
      lastScreen = (elements, launch)
      await broadcast(.elements(elements, launch: launch))
    }
    guard isSame || lastChange == change else { return false }
    // A page must know the current text field before it's notified that everything is done.
    await sendState()
    for (id, number) in served {
      if waiting[id] == number { waiting[id] = nil }
      await connections[id]?.send(.settled(number))
    }
    return isStill && waiting.isEmpty && lastChange == change
  }

  private func receive(_ event: DeviceEvent) async {
    switch event {
    // A page discards the content of an app that it ends, so the content must be sent again.
    case .launched, .exited: lastScreen = nil
    default: break
    }
    switch event {
    case .exited(_, let crash?):
      self.crash = crash
      await broadcast(.crash(crash))
    case .announcement(_, let text): await broadcast(.announcement(text))
    case .accessibilityFocus(_, let id): await broadcast(.focus(elementID: id))
    case .launched(let bundleID):
      if crash?.bundleID == bundleID { await dismissCrash() }
      await sendState()
    case .debuggable(let bundleID): await tellDebugger(of: bundleID)
    case .frontChanged:
      frontDidChange()
      await inspector.update()
      await sendState()
    case .exited, .stoppedResponding, .stuck, .respondsAgain:
      await sendState()
    case .restored(let bundleID, let restoration):
      let name = (try? await device.installed(bundleID).name) ?? bundleID
      await broadcast(
        .restored(app: name, text: restoration.summary, leftOut: restoration.leftOut))
    case .report, .openURL, .test:
      break
    }
  }

  private func logDidGrow() async {
    for connection in connections.values { await connection.logDidGrow() }
  }
}
