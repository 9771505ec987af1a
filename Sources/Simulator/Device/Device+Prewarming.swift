import Foundation

/// Starting the process of an app before the app is launched, as iOS does: libraries are loaded
/// then, and the process waits before the first code of the app's own.
extension Device {
  /// Keeps a process of each app ready for its next launch, from now on.
  package func startPrewarming() {
    prewarmed.start()
    prewarmAll()
  }

  func prewarmAll() {
    for app in installedApps { prewarm(app) }
  }

  /// Starts a process that waits for an app's next launch.
  /// - Parameter last: the last launch of the app, whose arguments and variables the next launch
  ///   may have as well.
  func prewarm(_ app: InstalledApp, like last: LaunchRequest? = nil) {
    guard prewarmed.isActive, running[app.bundleID] == nil, installedApps.contains(app) else {
      return
    }
    prewarmed.makeRoom(for: app.bundleID)
    let request = request(
      for: app, arguments: last?.arguments ?? [], environment: last?.environment ?? [:])
    let isFresh = !FileManager.default.fileExists(atPath: request.container.path)
    // An error at the start of a process is reported when the app is launched.
    guard let process = try? startProcess(for: request) else { return }
    prewarmed.add(PrewarmedProcess(process, for: request, isFresh: isFresh))
  }

  /// Waits until the processes are gone that waited for launches which won't come.
  func waitForDiscarded() async {
    for app in prewarmed.ending {
      await waitQuietly(for: .ready, of: app, limit: limits.lifecycle)
    }
  }

  /// Does something during which no process is started for later.
  func withoutPrewarming(_ body: () async throws -> Void) async rethrows {
    prewarmed.pause()
    defer { prewarmed.resume() }
    try await body()
  }
}
