import DeviceProtocol
import Foundation
import Glibc

/// Debugging apps.
///
/// A debugger runs outside of the apps' sandbox. While it's attached to an app, the device doesn't
/// expect the app to respond, and the limits of time are suspended.
extension Device {
  /// An error if a debugger can't attach.
  package struct DebuggerRefused: Error, CustomStringConvertible {
    /// The reason, as the user sees it.
    package let description: String
  }

  /// The interval at which the device checks the apps' states, in seconds.
  private static let debuggerInterval = 0.1

  /// The time during which a debugger has stopped apps, in seconds.
  ///
  /// Limits in real time don't include it.
  package var stoppedTime: Double { debugging.stoppedTime }

  /// The state of the frontmost app in a debugger, or `nil` if none is attached.
  package var frontDebugger: DebuggerState? { frontApp?.debugger }

  /// A sentence that explains why a debugger keeps the frontmost app from being used, or `nil` if it
  /// doesn't.
  package var frontObstacle: String? {
    frontApp.flatMap { $0.debugger?.obstacle(of: $0.app.name) }
  }

  /// Determines whether each app that's launched from now on waits for a debugger before it runs
  /// any of its code.
  package func setHoldsLaunches(_ holds: Bool) {
    guard holds != debugging.holdsLaunches else { return }
    let wasPossible = debugging.isPossible
    debugging.holdsLaunches = holds
    debuggingDidChange(from: wasPossible)
    if !holds { releaseAll() }
  }

  /// Lets a debugger attach to this device's apps.
  /// - Parameters:
  ///   - debugger: The ID of the debugger's process.
  ///   - session: The connection that requested it, which must also end it.
  /// - Throws: `DebuggerRefused` if there's another debugger, or the process doesn't exist.
  package func beginDebugging(by debugger: Int32, session: UUID) throws {
    guard debugging.session == nil || debugging.session == session else {
      throw DebuggerRefused(
        description: "Another debugger is using this device. Disconnect it, then try again.")
    }
    guard debugger > 1, Debugging.exists(debugger) else {
      throw DebuggerRefused(description: "There's no process \(debugger).")
    }
    let wasPossible = debugging.isPossible
    debugging.start(debugger, session: session)
    for app in running.values { app.isAnnounced = app !== frontApp }
    debuggingDidChange(from: wasPossible)
    watchDebugger()
  }

  /// Lets the debugger that started the command attach to each app.
  /// - Throws: `DebuggerRefused` if the debugger's process doesn't exist.
  package func serve(_ debugger: StartingDebugger) throws {
    setHoldsLaunches(true)
    try beginDebugging(by: debugger.process, session: UUID())
    observeEvents(UUID()) { [weak self] event in
      guard case .debuggable(let bundleID) = event else { return }
      self?.assumeIsolated { device in
        if let process = device.debuggee(bundleID) { debugger.onLaunch(process) }
      }
    }
  }

  /// Ends a debugger's session, after which apps that wait for the debugger are launched.
  ///
  /// Does nothing if the session has ended before.
  package func endDebugging(session: UUID) {
    guard debugging.session == session else { return }
    debugging.end()
    for app in running.values where app.debugger != .waiting { note(nil, of: app) }
    releaseAll()
    debuggingDidChange(from: true)
  }

  /// The process of the frontmost app, for a debugger.
  package var frontDebuggee: Debuggee? { frontApp.flatMap { debuggee($0.app.bundleID) } }

  /// Returns an app's process for a debugger, or `nil` if the app isn't running.
  package func debuggee(_ bundleID: String) -> Debuggee? {
    guard let app = running[bundleID], app.phase != .ending, let pid = app.process?.pid else {
      return nil
    }
    return Debuggee(
      pid: pid, bundleID: bundleID, name: app.app.name, executable: app.app.executable.path,
      project: app.app.location, state: app.debugger)
  }

  /// Returns whether an app isn't expected to respond in time, because of a debugger.
  ///
  /// An app that's being killed ends in time even if the debugger doesn't react to that.
  func isDebugged(_ app: RunningApp) -> Bool {
    guard !app.isKilled, let process = app.process, !process.hasEnded else { return false }
    if app.debugger == .waiting { return true }
    return debugging.state(of: process.pid) != nil
  }

  /// Keeps processes ready for launches only while no debugger can attach.
  private func debuggingDidChange(from wasPossible: Bool) {
    guard debugging.isPossible != wasPossible else { return }
    if debugging.isPossible {
      prewarmed.pause()
      prewarmed.discardAll()
    } else {
      prewarmed.resume()
      prewarmAll()
    }
  }

  private func watchDebugger() {
    guard debugging.watch == nil else { return }
    debugging.watch = Task { [weak self] in
      while !Task.isCancelled {
        await self?.checkDebugger()
        try? await Task.sleep(for: .seconds(Self.debuggerInterval))
      }
    }
  }

  private func checkDebugger() {
    guard let session = debugging.session else { return }
    // Otherwise, apps would wait for it forever.
    guard debugging.isDebuggerAlive else { return endDebugging(session: session) }
    for app in running.values {
      guard let process = app.process, !process.hasEnded else { continue }
      announce(app)
      let state = debugging.state(of: process.pid)
      // A debugger also stops an app briefly, such as to check a breakpoint's condition.
      let isBrief = state == .stopped && app.stopTime == nil
      app.stopTime = state == .stopped ? app.stopTime ?? DeviceTime.uptime : nil
      if app.debugger == .waiting {
        // The debugger stops the app when it attaches, so the app's code doesn't run before the
        // debugger continues the app.
        if state != nil { release(app) } else { continue }
      }
      note(isBrief ? .running : state, of: app)
    }
    noteStops()
  }

  private func announce(_ app: RunningApp) {
    guard !app.isAnnounced, app.isReadyForDebugger() else { return }
    app.isAnnounced = true
    emit(.debuggable(bundleID: app.app.bundleID))
  }

  /// Records that an app has sent something, so the debugger has continued it.
  func noteContinuation(of app: RunningApp) {
    guard app.debugger == .stopped else { return }
    app.stopTime = nil
    note(.running, of: app)
    noteStops()
  }

  private func noteStops() {
    let stops = running.values.compactMap { $0.debugger == .stopped ? $0.stopTime : nil }
    debugging.noteStop(since: stops.min())
  }

  private func note(_ state: DebuggerState?, of app: RunningApp) {
    guard state != app.debugger else { return }
    let wasDebugged = app.debugger != nil
    app.debugger = state
    if wasDebugged != (state != nil) {
      app.process?.setDebugged(state != nil)
      app.restartChecks(at: DeviceTime.uptime)
      startWatchdog()
    }
    screenDidChange()
  }

  /// Launches all apps that wait for a debugger.
  private func releaseAll() {
    for app in running.values where app.debugger == .waiting { release(app) }
  }

  private func release(_ app: RunningApp) {
    app.debugger = nil
    app.restartChecks(at: DeviceTime.uptime)
    configure(app)
    for message in app.postponed { send(message, to: app) }
    app.postponed = []
    screenDidChange()
  }
}
