import OrderedCollections

/// The processes that wait for their apps' next launches, and those that end without a launch.
struct PrewarmedProcesses {
  /// The maximum number of processes that wait at the same time.
  static let most = 8

  private var isOn = false
  private var pauses = 0
  /// Waiting processes by bundle identifiers, the oldest first.
  private var waiting: OrderedDictionary<String, PrewarmedProcess> = [:]
  /// Processes that are ending by the numbers of their launches.
  private var discarded: [Int: RunningApp] = [:]

  /// Whether processes can be started now.
  var isActive: Bool { isOn && pauses == 0 }

  /// The processes that are ending.
  var ending: [RunningApp] { Array(discarded.values) }

  /// The process that waits for an app's launch.
  subscript(bundleID: String) -> PrewarmedProcess? { waiting[bundleID] }

  /// Allows processes to be started.
  mutating func start() {
    isOn = true
  }

  /// Stops processes from being started until `resume()` is called as often.
  mutating func pause() {
    pauses += 1
  }

  /// Ends a pause.
  mutating func resume() {
    pauses -= 1
  }

  /// Ends the process that waits for an app's launch, and the oldest one if there are too many.
  mutating func makeRoom(for bundleID: String) {
    discard(bundleID)
    if waiting.count == Self.most { discard(waiting.keys[0]) }
  }

  /// Keeps a process for the next launch of its app.
  mutating func add(_ process: PrewarmedProcess) {
    waiting[process.request.app.bundleID] = process
  }

  /// Returns the process that waits for a launch, and ends one that waits for another launch of the
  /// app.
  mutating func take(for request: LaunchRequest) -> RunningApp? {
    let bundleID = request.app.bundleID
    guard let process = waiting[bundleID] else { return nil }
    guard process.serves(request) else {
      discard(bundleID)
      return nil
    }
    waiting[bundleID] = nil
    return process.app
  }

  /// Ends the process that waits for an app's launch.
  mutating func discard(_ bundleID: String) {
    guard let process = waiting.removeValue(forKey: bundleID) else { return }
    process.app.isKilled = true
    discarded[process.app.launch] = process.app
    process.app.process?.kill()
  }

  /// Ends all processes.
  mutating func discardAll() {
    for bundleID in waiting.keys { discard(bundleID) }
  }

  /// Removes a process that has ended.
  /// - Returns: Whether no app was launched in it.
  mutating func remove(_ app: RunningApp) -> Bool {
    let bundleID = app.app.bundleID
    let wasWaiting = waiting[bundleID]?.app === app
    if wasWaiting { waiting[bundleID] = nil }
    return discarded.removeValue(forKey: app.launch) != nil || wasWaiting
  }
}
