import OrderedCollections

/// The processes that wait for their app's next launch, and those that end without one.
struct PrewarmedProcesses {
  /// The maximum number of waiting processes.
  static let most = 8

  private var isOn = false
  private var pauses = 0
  /// The waiting processes by bundle identifier, oldest first.
  private var waiting: OrderedDictionary<String, PrewarmedProcess> = [:]
  /// The processes that are ending, by launch number.
  private var discarded: [Int: RunningApp] = [:]

  /// Whether processes can currently be started.
  var isActive: Bool { isOn && pauses == 0 }

  /// The processes that are ending.
  var ending: [RunningApp] { Array(discarded.values) }

  /// The process that waits for an app's launch.
  subscript(bundleID: String) -> PrewarmedProcess? { waiting[bundleID] }

  /// Enables prewarming.
  mutating func start() {
    isOn = true
  }

  /// Pauses prewarming until `resume()` is called the same number of times.
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

  /// Returns the process that matches a launch, and ends a process that waits for a different
  /// launch of the app.
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
  /// - Returns: Whether it was a discarded process rather than a launched app.
  mutating func remove(_ app: RunningApp) -> Bool {
    let bundleID = app.app.bundleID
    let wasWaiting = waiting[bundleID]?.app === app
    if wasWaiting { waiting[bundleID] = nil }
    return discarded.removeValue(forKey: app.launch) != nil || wasWaiting
  }
}
