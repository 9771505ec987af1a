import DeviceProtocol
import Foundation
import Raster
import Sandbox

/// Installing apps and opening them.
extension Device {
  /// Installs an app, or replaces it with a newer build that's used from the next launch on.
  ///
  /// If an app of another project has the same bundle identifier, it's ended and removed. Its data
  /// stays on the device until it's installed again.
  /// - Parameter project: The project that the app was built from.
  /// - Throws: `InstalledApp.InvalidBundle`.
  @discardableResult
  package func install(_ bundle: URL, of project: URL? = nil) throws -> InstalledApp {
    let app = try InstalledApp(bundle: bundle.standardizedFileURL, of: project)
    if installedApps.isEmpty, settings.adapt(toFirst: app) { loadApps() }
    if let replaced = apps.install(app) { takeOff(replaced) }
    if !app.fonts.isEmpty { FontCatalog.register(app.fonts.map(\.path)) }
    imageNumbers.noteChange()
    loadNotifications(of: app)
    planNotifications()
    screen.appWasInstalled()
    screenDidChange()
    prewarm(app)
    return app
  }

  private func takeOff(_ app: InstalledApp) {
    prewarmed.discard(app.bundleID)
    if let running = running[app.bundleID] { endAtOnce(running) }
  }

  /// Opens an app by starting its process or bringing it back from the background, and returns when
  /// it's active.
  /// - Parameter environment: Environment variables to add if a process is started.
  /// - Throws: `DeviceError`, or a `CrashLog` if the app crashes while it's opened.
  package func launch(
    _ bundleID: String, arguments: [String] = [], environment: [String: String] = [:]
  ) async throws {
    if let ending = running[bundleID], ending.phase == .ending {
      await waitQuietly(for: .ready, of: ending, limit: limits.lifecycle)
    }
    guard let opening = try beginOpening(bundleID, arguments: arguments, environment: environment)
    else { return }
    try await wait(for: opening.awaited, of: opening.app, limit: opening.limit)
  }

  /// Opens an app as a user would.
  ///
  /// A failure is reported as an event.
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
          // The event for the app's exit reports it.
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

  /// An app that's being opened, and the event that makes it active.
  private struct Opening {
    var app: RunningApp
    var awaited: RunningApp.Awaited
    var limit: Double
  }

  private func beginOpening(
    _ bundleID: String, arguments: [String], environment: [String: String] = [:]
  ) throws -> Opening? {
    let app = try installed(bundleID)
    crashes.markAsSeen()
    note(.open(bundleID: bundleID))
    if let running = running[bundleID], running.phase != .ending { return activate(running) }
    return try start(app, arguments: arguments, environment: environment)
  }

  /// Opens an app with one of its quick actions, as a user would.
  func open(_ bundleID: String, performing shortcut: HomeScreenShortcut) {
    if let app = running[bundleID], app.phase != .ending {
      open(bundleID)
      send(.shortcut(shortcut), to: app)
    } else {
      launchReason.shortcut = shortcut
      open(bundleID)
    }
  }

  /// Asks an app to open a URL.
  /// - Throws: The same errors as `launch(_:arguments:)`.
  package func open(url: String, in bundleID: String) async throws {
    try await launch(bundleID)
    if let app = running[bundleID] { send(.openURL(url), to: app) }
  }

  /// Opens a URL with an app that declares its scheme, preferring the frontmost app.
  /// - Throws: `DeviceError.noAppOpens`, and the same errors as `launch(_:arguments:)`.
  package func open(url: String) async throws {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    let candidates = (frontApp.map { [$0.app] } ?? []) + installedApps
    guard let app = candidates.first(where: { $0.schemes.contains(scheme) }) else {
      throw DeviceError.noAppOpens(
        scheme: scheme, known: Set(installedApps.flatMap(\.schemes)).sorted())
    }
    try await open(url: url, in: app.bundleID)
  }

  /// Returns whether a process belongs to the installed app rather than to one that was replaced.
  func isOnDevice(_ app: RunningApp) -> Bool {
    (try? installed(app.app.bundleID))?.location == app.app.location
  }

  func installed(_ bundleID: String) throws -> InstalledApp {
    guard let app = apps[bundleID] else {
      throw DeviceError.notInstalled(
        bundleID: bundleID, installed: installedApps.map(\.bundleID))
    }
    return app
  }

  private func start(
    _ app: InstalledApp, arguments: [String], environment: [String: String]
  ) throws -> Opening {
    leaveFront()
    defer { launchReason = LaunchReason() }
    var request = request(for: app, arguments: arguments, environment: environment)
    request.shortcut = launchReason.shortcut
    request.notifications = notifications[app.bundleID].launch(for: launchReason.answer)
    let running: RunningApp
    if let waiting = prewarmed.take(for: request) {
      running = waiting
    } else {
      running = try startProcess(for: request)
    }
    self.running[app.bundleID] = running
    if debugging.holdsLaunches { running.debugger = .waiting } else { configure(running) }
    show(.app(bundleID: app.bundleID))
    emit(.launched(bundleID: app.bundleID))
    return Opening(app: running, awaited: .ready, limit: limits.launch)
  }

  /// Sends a new process the device's configuration, for which it waits before it runs the app's
  /// code.
  func configure(_ app: RunningApp) {
    app.configuration = settings.configuration(for: app.app, supporting: [])
    for feature in settings.features.ofNetwork { send(.feature(feature), to: app) }
    send(.configure(app.configuration), to: app)
    if let pasteboard { send(.pasteboard(pasteboard), to: app) }
    if !isWatched { send(.watched(false), to: app) }
    for feature in settings.features.unusual(at: now) { send(.feature(feature), to: app) }
  }

  /// Returns the request for a regular launch of an app.
  func request(
    for app: InstalledApp, arguments: [String], environment: [String: String]
  ) -> LaunchRequest {
    LaunchRequest(
      app: app, container: container(of: app.bundleID), photos: photos,
      notifications: notifications[app.bundleID].launch(for: nil), isInspectable: isInspectable,
      isDebuggable: debugging.isPossible,
      arguments: arguments, environment: environment)
  }

  /// Starts a process, which waits for the device's configuration.
  ///
  /// If an expected kind of sandbox turns out to be unavailable, starts the process with the
  /// available kind.
  /// - Throws: `DeviceError.cannotStart`.
  func startProcess(for request: LaunchRequest) throws -> RunningApp {
    let presumed = sandbox.means
    do {
      return try tryStarting(request)
    } catch {
      guard sandbox.triedMeans != presumed else { throw error }
      return try tryStarting(request)
    }
  }

  private func tryStarting(_ request: LaunchRequest) throws -> RunningApp {
    let app = request.app
    do {
      try containers.save()
    } catch {
      throw DeviceError.cannotStart(app: app.name, reason: "\(error)")
    }
    let launch = try AppSandbox(settings: sandbox).prepare(request)
    let running = RunningApp(
      request, launch: nextID(), configuration: settings.configuration(for: app, supporting: []),
      defaults: launch.defaults)
    do {
      running.process = try AppProcess(
        app: app, launch: launch, queue: deviceQueue.queue,
        onPacket: onQueue(running) { $0.receive($1, from: $2) },
        onMalformed: onQueue(running) { $0.end($2, for: $1) },
        onOutput: { [log] lines, goOn in
          log.append(lines.map { .output(app: app.name, $0) }, goOn: goOn)
        },
        onStack: onQueue(running) { $0.take(stack: $1, of: $2) },
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
    return running
  }

  private func activate(_ app: RunningApp) -> Opening? {
    let bundleID = app.app.bundleID
    if app.phase == .launching {
      stackLookups[bundleID] = nil
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
}
