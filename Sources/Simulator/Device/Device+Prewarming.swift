import Foundation

/// Starting an app's process before the app is launched, as on iOS.
///
/// The process loads its libraries, and then waits before it runs any of the app's code.
extension Device {
  /// Starts keeping a process of each app ready for its next launch.
  package func startPrewarming() {
    prewarmed.start()
    prewarmAll()
  }

  func prewarmAll() {
    for app in installedApps { prewarm(app) }
  }

  /// Starts a process that waits for an app's next launch.
  /// - Parameter last: The last launch of the app. The next launch is likely to use the same
  ///   arguments and environment.
  func prewarm(_ app: InstalledApp, like last: LaunchRequest? = nil) {
    guard prewarmed.isActive, running[app.bundleID] == nil, installedApps.contains(app) else {
      return
    }
    prewarmed.makeRoom(for: app.bundleID)
    let request = request(
      for: app, arguments: last?.arguments ?? [], environment: last?.environment ?? [:])
    let isFresh = !FileManager.default.fileExists(atPath: request.container.path)
    // An error when starting a process is reported when the app is launched.
    guard let process = try? startProcess(for: request) else { return }
    prewarmed.add(PrewarmedProcess(process, for: request, isFresh: isFresh))
  }

  /// Waits until processes that were started for canceled launches have exited.
  func waitForDiscarded() async {
    for app in prewarmed.ending {
      await waitQuietly(for: .ready, of: app, limit: limits.lifecycle)
    }
  }

  /// Runs a closure during which no processes are started ahead of time.
  func withoutPrewarming(_ body: () async throws -> Void) async rethrows {
    prewarmed.pause()
    defer { prewarmed.resume() }
    try await body()
  }
}
