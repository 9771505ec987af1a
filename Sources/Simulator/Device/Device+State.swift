import DeviceProtocol
import Foundation

/// Restoring the user's place in an app that's rebuilt.
extension Device {
  /// The time limit for an app to save or restore its state, in seconds.
  private static let patience = 2.0

  /// Replaces an app with its newer build, and restores the user's place as far as possible.
  /// - Throws: The same errors as `launch(_:arguments:)`.
  package func reopen(_ bundleID: String) async throws {
    let state = await state(of: bundleID)
    await kill(bundleID)
    try await launch(bundleID)
    guard let state, let app = running[bundleID], app.phase == .active else { return }
    app.isRestoring = true
    send(.restore(state), to: app)
    await waitQuietly(for: .restored, of: app, limit: Self.patience)
  }

  /// Has an app re-create its interface from changed files. An app that can't is relaunched.
  /// - Throws: The same errors as `launch(_:arguments:)`.
  package func reload(_ bundleID: String) async throws {
    guard let app = running[bundleID], app === frontApp, app.phase == .active,
      app.canRespond
    else { return try await reopen(bundleID) }
    app.isRestoring = true
    send(.reloadInterface, to: app)
    await waitQuietly(for: .restored, of: app, limit: Self.patience)
    guard app.needsRelaunch else { return }
    app.isRestoring = false
    try await reopen(bundleID)
  }

  /// Returns an app's saved state, or `nil` if the app doesn't answer.
  private func state(of bundleID: String) async -> Data? {
    guard let app = running[bundleID], app.phase == .active || app.phase == .background,
      app.canRespond
    else { return nil }
    let id = nextID()
    app.keptState = nil
    send(.keepState(id: id), to: app)
    await waitQuietly(for: .reply(id), of: app, limit: Self.patience)
    return app.keptState
  }

  /// Handles the reply of an app that was asked to restore its state.
  func take(_ restoration: StateRestoration, from app: RunningApp) {
    guard app.isRestoring else { return }
    app.isRestoring = false
    app.resume(.restored, with: .success(nil))
    guard restoration.isTold else { return }
    emit(.restored(bundleID: app.app.bundleID, restoration))
  }

  /// Opens an app without restoring its state, because it crashed while it restored it.
  func startFresh(_ app: RunningApp, after crash: CrashLog) {
    let bundleID = app.app.bundleID
    open(bundleID)
    emit(
      .restored(
        bundleID: bundleID,
        StateRestoration(
          screen: app.app.name, isElsewhere: false, texts: 0, values: 0, scrolls: 0,
          leftOut: ["While its screen was being restored, \(crash.summary)"])))
  }
}
