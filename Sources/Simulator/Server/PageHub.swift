import DeviceProtocol
import Foundation

/// Tells all open pages the same things, and new pages what matters of the past.
actor PageHub {
  /// How long the screen must be still before its elements are asked for, in seconds.
  private static let stillness = 0.12
  private static let longestHistory = 200

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  private let device: Device
  private let observation = UUID()
  private var connections: [UUID: PageConnection] = [:]
  private var history: [PageMessage] = []
  private var crash: CrashLog?
  /// The builds that go on or have failed, by their projects' names.
  private var builds: [String: BuildStatus] = [:]
  /// Tells this server from one that takes its place.
  private let server = UUID()
  private var lastDevice: PageDevice?
  private var lastTextInput: TextInputState?
  private var lastElements: ScreenElement?
  private var lastPasteboard: String?
  private var unresponsiveApp: String?
  private var lastChange = 0.0
  private var elementsTask: Task<Void, Never>?
  private var isStateDue = false
  private var tasks: [Task<Void, Never>] = []

  init(device: Device) {
    self.device = device
  }

  func start() async {
    await device.observeScreen(observation) { [weak self] in
      self?.assumeIsolated { $0.screenDidChange() }
    }
    let events = await device.events()
    tasks.append(
      Task { [weak self] in
        for await event in events { await self?.receive(event) }
      })
    tasks.append(
      Task { [weak self] in
        // The minute on the status bar.
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(5))
          await self?.screenDidChange()
        }
      })
  }

  func stop() async {
    await device.stopObservingScreen(observation)
    for task in tasks { task.cancel() }
    for connection in connections.values { await connection.close() }
  }

  func add(_ connection: PageConnection) async {
    connections[connection.id] = connection
    await connection.send(.device(state()))
    await connection.send(.textInput(device.textInput))
    if let lastElements { await connection.send(.elements(lastElements)) }
    for build in builds.values.sorted(by: { $0.project < $1.project }) {
      await connection.send(.build(build))
    }
    if let crash { await connection.send(.crash(crash)) }
    await connection.send(.notResponding(app: unresponsiveApp))
    for message in history { await connection.send(message) }
    scheduleElements()
  }

  func remove(_ connection: PageConnection) async {
    connections[connection.id] = nil
    await connection.close()
    await connection.cancelTouches()
  }

  func show(_ build: BuildStatus) async {
    builds[build.project] = build.phase == .succeeded ? nil : build
    await broadcast(.build(build))
  }

  func dismissCrash() async {
    crash = nil
    await broadcast(.crash(nil))
  }

  private func broadcast(_ message: PageMessage) async {
    for connection in connections.values { await connection.send(message) }
  }

  private func screenDidChange() {
    for connection in connections.values {
      connection.assumeIsolated { $0.screenDidChange() }
    }
    lastChange = Device.uptime
    guard !isStateDue, !connections.isEmpty else { return }
    isStateDue = true
    Task { await sendState() }
    scheduleElements()
  }

  /// Sends what has changed of the device itself.
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
    if unresponsive != unresponsiveApp {
      unresponsiveApp = unresponsive
      await broadcast(.notResponding(app: unresponsive))
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
      app: app?.bundleID, appName: app?.name, isSwitcher: await device.front == .switcher,
      models: DeviceModel.all.map(\.name))
  }

  /// Asks for the elements once the screen is still, for the page's accessible twin of it.
  private func scheduleElements() {
    guard elementsTask == nil, !connections.isEmpty else { return }
    elementsTask = Task {
      let start = Device.uptime
      while Device.uptime - lastChange < Self.stillness, Device.uptime - start < 0.5 {
        try? await Task.sleep(for: .milliseconds(40))
      }
      elementsTask = nil
      guard await device.isFrontReady, let elements = try? await device.elements() else { return }
      guard elements != lastElements else { return }
      lastElements = elements
      await broadcast(.elements(elements))
    }
  }

  private func receive(_ event: DeviceEvent) async {
    switch event {
    case .report(let bundleID, let report):
      await remember(.report(app: name(of: bundleID), report))
    case .output(let bundleID, let line):
      await remember(.output(app: name(of: bundleID), lines: [line]))
    case .exited(_, let crash?):
      self.crash = crash
      await broadcast(.crash(crash))
    case .openURL(let bundleID, let url):
      let report = Report(severity: .note, message: "The app opens \(url).")
      await remember(.report(app: name(of: bundleID), report))
    case .launched(let bundleID):
      if crash?.bundleID == bundleID { await dismissCrash() }
      await sendState()
    case .exited, .stoppedResponding, .respondsAgain, .frontChanged:
      await sendState()
    }
  }

  private func remember(_ message: PageMessage) async {
    history.append(message)
    if history.count > Self.longestHistory { history.removeFirst() }
    await broadcast(message)
  }

  private func name(of bundleID: String) async -> String {
    (try? await device.installed(bundleID).name) ?? bundleID
  }
}
