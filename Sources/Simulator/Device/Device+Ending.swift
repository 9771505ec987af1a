import DeviceProtocol
import Foundation
import Safeguards
import Sandbox

/// Ending apps and erasing their data.
extension Device {
  /// Ends an app if it's running.
  package func kill(_ bundleID: String, how: Killing = .user) async {
    guard let running = running[bundleID], running.phase != .ending else { return }
    note(.end(bundleID: bundleID))
    let wasInFront = front == .app(bundleID: bundleID)
    running.isKilled = true
    recents.remove(bundleID)
    switch how {
    case .sigkill:
      running.phase = .ending
      running.process?.kill()
    case .user:
      if running.phase != .launching, running.canRespond {
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
  /// - Throws: An error if the data can't be erased.
  package func clearState(_ bundleID: String) async throws {
    try await withoutPrewarming {
      await kill(bundleID, how: .sigkill)
      try notifications.forget(bundleID)
      screenDidChange()
      if prewarmed[bundleID]?.isFresh == true { return }
      prewarmed.discard(bundleID)
      if let app = try? installed(bundleID) { try containers.remove(app) }
    }
    if prewarmed[bundleID] == nil, let app = try? installed(bundleID) { prewarm(app) }
  }

  /// Ends all apps and erases their data on this device model.
  /// - Throws: An error if the data can't be erased.
  package func erase() async throws {
    await shutDown()
    guard FileManager.default.fileExists(atPath: modelStorage.path) else { return }
    try RootFolder(storage).remove(modelStorage.lastPathComponent)
    loadApps()
    pasteboard = nil
    prewarmAll()
  }

  /// Ends all apps immediately, including the processes that were started ahead for the next
  /// launches.
  /// - Parameter body: A closure to call while the processes exit, which takes a few milliseconds.
  package func shutDown(meanwhile body: @Sendable () -> Void = {}) async {
    await withoutPrewarming { await endAll(meanwhile: body) }
  }

  private func endAll(meanwhile body: @Sendable () -> Void) async {
    let apps = Array(running.values)
    for app in apps { endAtOnce(app) }
    saveNotifications()
    recents = []
    show(.home)
    prewarmed.discardAll()
    body()
    for app in apps { await waitQuietly(for: .ready, of: app, limit: limits.lifecycle) }
    await waitForDiscarded()
  }

  /// Ends an app's process without notifying the app.
  func endAtOnce(_ app: RunningApp) {
    guard app.phase != .ending else { return }
    app.isKilled = true
    app.phase = .ending
    app.process?.kill()
  }

  /// Switches to another model, with that model's data, and relaunches the frontmost app.
  /// - Throws: The same errors as `launch(_:arguments:)`.
  package func become(_ model: DeviceModel) async throws {
    let previous = front
    await shutDown()
    settings.model = model
    loadApps()
    screen.homeDidChange()
    screenDidChange()
    if case .app(let bundleID) = previous { try await launch(bundleID) }
    prewarmAll()
  }

  /// Returns the folder with an app's data.
  package func container(of bundleID: String) -> URL {
    (try? installed(bundleID)).map(containers.folder) ?? containers.folder(of: bundleID)
  }

  /// The folder of this device model.
  var modelStorage: URL { Self.folder(of: settings.model, in: storage) }

  /// Returns the folder of a model.
  static func folder(of model: DeviceModel, in storage: URL) -> URL {
    let letters = model.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return storage.appendingPathComponent(name, isDirectory: true)
  }

  /// Handles the exit of an app's process.
  func receiveEnd(
    _ ending: ProcessEnding, of app: RunningApp, output: String, errors: String
  ) {
    let bundleID = app.app.bundleID
    app.defaults.remove()
    app.webEngine?.kill()
    app.webEngine = nil
    if prewarmed.remove(app) {
      app.resume(.ready, with: .success(nil))
      return
    }
    if running[bundleID] === app { running[bundleID] = nil }
    defer { prewarm(app.app, like: app.request) }
    imageNumbers.noteChange()
    guard !app.isKilled || ending.isCrash else {
      app.resume(.ready, with: .success(nil))
      app.resumeAll(with: DeviceError.exited(app: app.app.name))
      emit(.exited(bundleID: bundleID, crash: nil))
      leave(bundleID)
      return
    }
    let crash = CrashLog(
      app: app.app, ending: ending, offense: app.offense, output: output, errors: errors)
    let executable = app.app.executable
    guard let crash, app.hasItsExecutable,
      let call = UnplacedCall(errors: errors, executable: executable.path)
    else { return finish(app, with: crash) }
    Task {
      let places = await CallerLocator(settings: sandbox).places(
        of: [call.candidates], in: executable)
      finish(app, with: crash.located(at: places.first ?? nil))
    }
  }

  private func finish(_ app: RunningApp, with crash: CrashLog?) {
    let bundleID = app.app.bundleID
    if let crash {
      crashes.add(crash)
      app.resumeAll(with: crash)
    } else {
      app.resumeAll(with: DeviceError.exited(app: app.app.name))
    }
    emit(.exited(bundleID: bundleID, crash: crash))
    leave(bundleID)
    if let crash, app.isRestoring { startFresh(app, after: crash) }
  }

  /// Shows the home screen if the app that ended was frontmost.
  private func leave(_ bundleID: String) {
    if running[bundleID] == nil { recents.remove(bundleID) }
    if front == .app(bundleID: bundleID), running[bundleID] == nil { show(.home) }
    if front == .switcher { screenDidChange() }
  }
}
