import Foundation

/// Starting the process of an app before the app is launched, as iOS does: libraries are loaded
/// then, and the process waits before the first code of the app's own.
extension Device {
  /// More processes than this don't wait at once.
  static let mostPrewarmed = 8

  /// Keeps a process of each app ready for its next launch, from now on.
  package func startPrewarming() {
    isPrewarming = true
    prewarmAll()
  }

  func prewarmAll() {
    for app in installedApps { prewarm(app) }
  }

  /// Starts a process that waits for an app's next launch.
  /// - Parameter last: the last launch of the app, whose arguments and variables the next launch
  ///   may have as well.
  func prewarm(_ app: InstalledApp, like last: LaunchRequest? = nil) {
    let bundleID = app.bundleID
    guard isPrewarming, prewarmingPauses == 0, running[bundleID] == nil,
      installedApps.contains(app)
    else { return }
    discardPrewarmed(bundleID)
    if prewarmed.count == Self.mostPrewarmed { discardPrewarmed(prewarmed.keys[0]) }
    let request = request(
      for: app, arguments: last?.arguments ?? [], environment: last?.environment ?? [:])
    let isFresh = !FileManager.default.fileExists(atPath: request.container.path)
    // An error at the start of a process is reported when the app is launched.
    guard let process = try? startProcess(for: request) else { return }
    prewarmed[bundleID] = PrewarmedProcess(process, for: request, isFresh: isFresh)
  }

  /// Takes the process that waits for a launch; one that waits for another launch ends.
  func takePrewarmed(for request: LaunchRequest) -> RunningApp? {
    guard let process = prewarmed[request.app.bundleID] else { return nil }
    guard process.serves(request) else {
      discardPrewarmed(request.app.bundleID)
      return nil
    }
    prewarmed[request.app.bundleID] = nil
    return process.app
  }

  /// Ends the process that waits for an app's launch.
  func discardPrewarmed(_ bundleID: String) {
    guard let process = prewarmed.removeValue(forKey: bundleID) else { return }
    process.app.isKilled = true
    discarded[process.app.launch] = process.app
    process.app.process?.kill()
  }

  /// Waits until the processes are gone that waited for launches which won't come.
  func waitForDiscarded() async {
    for app in discarded.values {
      await waitQuietly(for: .ready, of: app, limit: limits.lifecycle)
    }
  }

  /// Does something during which no process is started for later.
  func withoutPrewarming(_ body: () async throws -> Void) async rethrows {
    prewarmingPauses += 1
    defer { prewarmingPauses -= 1 }
    try await body()
  }

  /// Takes the end of a process that no app has been launched in.
  /// - Returns: whether it's one.
  func forget(_ app: RunningApp) -> Bool {
    let bundleID = app.app.bundleID
    let wasWaiting = prewarmed[bundleID]?.app === app
    if wasWaiting { prewarmed[bundleID] = nil }
    guard discarded.removeValue(forKey: app.launch) != nil || wasWaiting else { return false }
    app.resume(.ready, with: .success(nil))
    return true
  }
}
